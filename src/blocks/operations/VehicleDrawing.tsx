import { clsx } from 'clsx';
import { IllustrationParts } from '../../components/illustration/Illustration.tsx';
import illustration from '../../components/illustration/illustration.module.css';
import { ILLUSTRATION_HEIGHT, type IllustrationPaths } from '../../components/illustration/illustrations.ts';
import shadow from '../../components/shadow/shadow.module.css';
import styles from './vehicle-drawing.module.css';

export interface VehicleDrawingProps {
  /** Its name in addresses. */
  id: string;
  drawing: IllustrationPaths;
  className: string | undefined;
}

/** A vehicle whose body comes down on its chassis, the shadow with it; a drawing without a chassis comes down whole. */
export function VehicleDrawing({ id, drawing, className }: VehicleDrawingProps) {
  const { chassis, frame, width, ...body } = drawing;
  const svg = { width, viewBox: `0 0 ${width} ${ILLUSTRATION_HEIGHT}` };
  const parts = {
    frame: frame && <path d={frame} />,
    chassis: chassis && <path d={chassis} />,
    body: <IllustrationParts {...body} />,
  };
  const names = (['frame', 'chassis', 'body'] as const).filter((name) => parts[name]);
  return (
    <div id={id} className={clsx(illustration.illustration, className)} aria-hidden="true">
      <svg {...svg} display="none" className={clsx(shadow.cast, illustration.shadow)}>
        <g className={illustration.drawing}>
          {names.map((name) => (
            <use key={name} href={`#${id}-${name}`} className={styles[name]} />
          ))}
        </g>
      </svg>
      <svg {...svg}>
        <g className={illustration.drawing}>
          {names.map((name) => (
            // Two groups, because the shadow is a copy of the inner one and must not move twice.
            <g key={name} className={styles[name]}>
              <g id={`${id}-${name}`}>{parts[name]}</g>
            </g>
          ))}
        </g>
      </svg>
    </div>
  );
}
