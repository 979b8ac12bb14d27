import type { MouseEvent } from 'react';
import { idOf } from './context.ts';
import type { FieldProps } from './field-props.ts';
import { Messages, messagesId } from './Messages.tsx';

const percentOf = (part: number, whole: number) =>
  Math.min(100, Math.max(0, Math.round((part / whole) * 100)));

/** A point in the picture whose file the path names, chosen by pressing it or with two sliders. */
export function FocusField({ form, label, path, value = '50% 50%', onChange }: FieldProps<string>) {
  const [x = 50, y = 50] = value.split(' ').map(Number.parseFloat);
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange(`${percentOf(clientX - left, width)}% ${percentOf(clientY - top, height)}%`);
  };
  return (
    <fieldset id={idOf(path)} tabIndex={-1} aria-describedby={messagesId(path)}>
      <legend>{label}</legend>
      <p className="hint">{form.description} Press the spot, or move the sliders.</p>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below do the same from the keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div className="focus" onClick={press}>
        <img src={`/@editor/pictures/${path.at(-2)}`} alt="" />
        <span style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }} />
      </div>
      <label>
        From the left: {x}%
        <input type="range" value={x} onChange={({ target }) => onChange(`${target.value}% ${y}%`)} />
      </label>
      <label>
        From the top: {y}%
        <input type="range" value={y} onChange={({ target }) => onChange(`${x}% ${target.value}%`)} />
      </label>
      <Messages path={path} />
    </fieldset>
  );
}
