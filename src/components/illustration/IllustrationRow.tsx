import type { IllustrationName } from '../../content/fields.ts';
import type { PageContext } from '../page-context.ts';
import { Illustration } from './Illustration.tsx';
import styles from './illustration-row.module.css';

export interface IllustrationRowProps {
  names: IllustrationName[];
  context: PageContext;
}

/** Dark illustrations on the dark footer, without shadows. */
export function IllustrationRow({ names, context }: IllustrationRowProps) {
  return (
    <div className={styles.illustrationRow}>
      {names.map((name) => (
        <Illustration key={name} {...context.illustrations[name]} castsShadow={false} />
      ))}
    </div>
  );
}
