import type { CustomFieldControlProps } from '@sveltia/cms';
import type { PointerEvent } from 'react';
import type { AdminContext } from './context.json.ts';

/** The point of a picture that every crop keeps: pressed on the picture, or moved with a slider for each direction. */
export function createFocusPoint({ pictures }: AdminContext) {
  return function FocusPoint({ value, entry, forID, onChange }: CustomFieldControlProps) {
    const file = entry?.getIn(['data', 'file']) as string | undefined;
    if (!file) return <p>Choose the picture first.</p>;
    const { src } = pictures[file] ?? { src: file };
    const point = String(value || '50% 50%')
      .split(' ')
      .map(Number.parseFloat);
    const move = (to: number[]) => onChange(to.map((share) => `${Math.round(share)}%`).join(' '));
    const press = ({ currentTarget, clientX, clientY }: PointerEvent) => {
      const { left, top, width, height } = currentTarget.getBoundingClientRect();
      move([(100 * (clientX - left)) / width, (100 * (clientY - top)) / height]);
    };
    return (
      <div className="focusPoint">
        <div onPointerDown={press}>
          <img src={src} alt={pictures[file] ? '' : 'Not public yet'} draggable={false} />
          <span style={{ left: `${point[0]}%`, top: `${point[1]}%` }} />
        </div>
        {['From the left', 'From the top'].map((name, i) => (
          <label key={name}>
            {name}
            <input
              id={i === 0 ? forID : undefined}
              type="range"
              value={point[i]}
              onChange={({ target }) => move(point.with(i, target.valueAsNumber))}
            />
          </label>
        ))}
      </div>
    );
  };
}
