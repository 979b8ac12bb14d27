import type { IllustrationName } from '../../content/fields.ts';
import { Illustration } from './Illustration.tsx';
import styles from './illustration-row.module.css';
import { illustrations } from './illustrations.ts';

export interface IllustrationRowProps {
  names: IllustrationName[];
}

/** Dark illustrations on the dark footer, without shadows. */
export function IllustrationRow({ names }: IllustrationRowProps) {
  return (
    <div className={styles.row}>
      {names.map((name) => (
        <Illustration key={name} {...illustrations[name]} sun="none" />
      ))}
    </div>
  );
}
