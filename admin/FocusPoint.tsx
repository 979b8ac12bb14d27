import type { CustomFieldControlProps } from '@sveltia/cms';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { AdminContext } from './context.ts';

/** Steps of the arrow keys, in per cent. */
const STEPS: Record<string, number[]> = {
  ArrowLeft: [-2, 0],
  ArrowRight: [2, 0],
  ArrowUp: [0, -2],
  ArrowDown: [0, 2],
};

const within = (percent: number) => Math.round(Math.min(Math.max(percent, 0), 100));

/** The point of a picture that every crop keeps: pressed on the picture, or moved with the arrow keys. */
export function createFocusPoint({ pictures }: AdminContext) {
  return function FocusPoint({ value, entry, forID, onChange }: CustomFieldControlProps) {
    const file = entry?.getIn(['data', 'file']) as string | undefined;
    const [x, y] = String(value || '50% 50%')
      .split(' ')
      .map(Number.parseFloat) as [number, number];
    const move = (left: number, top: number) => onChange(`${within(left)}% ${within(top)}%`);
    const press = ({ currentTarget, clientX, clientY }: PointerEvent) => {
      const { left, top, width, height } = currentTarget.getBoundingClientRect();
      move(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
    };
    const key = (event: KeyboardEvent) => {
      const [right, down] = STEPS[event.key] ?? [];
      if (right === undefined) return;
      event.preventDefault();
      move(x + right, y + down!);
    };
    if (!file) return <p>Choose the picture first.</p>;
    return (
      <button
        id={forID}
        type="button"
        className="focusPoint"
        aria-label={`What must stay in sight: ${x} per cent from the left, ${y} from the top. Arrow keys move it.`}
        onPointerDown={press}
        onKeyDown={key}
      >
        <img src={pictures[file]?.src ?? file} alt="" draggable={false} />
        <span style={{ left: `${x}%`, top: `${y}%` }} />
      </button>
    );
  };
}
