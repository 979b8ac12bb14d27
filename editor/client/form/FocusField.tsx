import type { MouseEvent } from 'react';
import shared from '../shared.module.css';
import { pictureUrl, useEditor } from '../store.ts';
import type { FieldProps } from './context.tsx';
import { FieldGroup } from './FieldFrame.tsx';
import styles from './focus-field.module.css';

const percentOf = (part: number, whole: number) =>
  Math.min(100, Math.max(0, Math.round((part / whole) * 100)));

/** The focus of a picture, chosen by pressing a point or with two sliders. The path contains the picture’s file. */
export function FocusField({ schema, label, path, value, onChange }: FieldProps) {
  const files = useEditor(({ files }) => files);
  const [x = 50, y = 50] = String(value ?? '50% 50%')
    .split(' ')
    .map((part) => Number.parseFloat(part) || 0);
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange(`${percentOf(clientX - left, width)}% ${percentOf(clientY - top, height)}%`);
  };
  return (
    <FieldGroup label={label} hint={`${schema.description} Press the spot, or move the sliders.`} path={path}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below do the same from the keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div className={styles.focus} onClick={press}>
        <img src={pictureUrl(String(path.at(-2)), files)} alt="" />
        <span style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }} />
      </div>
      <label className={shared.row}>
        From the left: {x}%
        <input type="range" value={x} onChange={({ target }) => onChange(`${target.value}% ${y}%`)} />
      </label>
      <label className={shared.row}>
        From the top: {y}%
        <input type="range" value={y} onChange={({ target }) => onChange(`${x}% ${target.value}%`)} />
      </label>
    </FieldGroup>
  );
}
