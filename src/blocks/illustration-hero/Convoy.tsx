import { clsx } from 'clsx';
import { useId } from 'react';
import { IllustrationParts } from '../../components/illustration/Illustration.tsx';
import illustration from '../../components/illustration/illustration.module.css';
import {
  ILLUSTRATION_HEIGHT,
  ILLUSTRATION_WIDTH,
  type IllustrationPaths,
} from '../../components/illustration/illustrations.ts';
import shadow from '../../components/shadow/shadow.module.css';
import styles from './convoy.module.css';

/** The space between two drawings, in units of their grid. */
const GAP = 28;

/** The minimum width of the convoy, in the same units: it must reach the far edge of any window. */
const REACH = 3500;

/** The length of the given drawings, with a space behind each. */
const lengthOf = (drawings: IllustrationPaths[]) => drawings.reduce((sum, { width }) => sum + width + GAP, 0);

/** Drawings in a line, the last one in front. The line repeats up to the window’s edge. */
export function Convoy({ drawings }: { drawings: IllustrationPaths[] }) {
  const id = useId();
  const starts = drawings.map((_, i) => lengthOf(drawings.slice(0, i)));
  const period = lengthOf(drawings);
  const svg = { width: ILLUSTRATION_WIDTH, viewBox: `0 0 ${period - GAP} ${ILLUSTRATION_HEIGHT}` };
  const repeats = Math.ceil(REACH / period);
  const others = Array.from({ length: repeats }, (_, i) => (i - repeats) * period);
  return (
    <div className={clsx(illustration.illustration, styles.convoy)} aria-hidden="true">
      <svg {...svg} display="none" className={clsx(shadow.cast, illustration.shadow, styles.shadow)}>
        <g className={illustration.drawing}>
          {[0, ...others].map((x) => (
            <use key={x} href={`#${id}`} x={x} />
          ))}
        </g>
      </svg>
      <svg {...svg}>
        <g className={illustration.drawing}>
          {/* Drawn first: their lights fall behind the rest */}
          {others.map((x) => (
            <use key={x} href={`#${id}`} x={x} />
          ))}
          <g id={id}>
            {drawings.map((drawing, i) => (
              <g key={starts[i]} transform={`translate(${starts[i]})`}>
                <IllustrationParts {...drawing} />
              </g>
            ))}
          </g>
        </g>
      </svg>
    </div>
  );
}
