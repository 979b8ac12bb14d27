import { clsx } from 'clsx';
import type { IllustrationName } from '../../schema/fields.ts';
import type { PageContext } from '../page-context.ts';
import { IllustrationParts } from './Illustration.tsx';
import illustration from './illustration.module.css';
import styles from './illustration-row.module.css';
import { ILLUSTRATION_HEIGHT } from './illustrations.ts';

/** Dark illustrations on the dark footer, without shadows. */
export function IllustrationRow({ names, context }: { names: IllustrationName[]; context: PageContext }) {
  return (
    <div className={clsx(illustration.illustration, styles.illustrationRow)} aria-hidden="true">
      {names.map((name) => {
        const { width, light, ...paths } = context.illustrations[name];
        return (
          <svg key={name} width={width} viewBox={`0 0 ${width} ${ILLUSTRATION_HEIGHT}`}>
            <g className={illustration.drawing}>
              <IllustrationParts {...paths} />
            </g>
          </svg>
        );
      })}
    </div>
  );
}
