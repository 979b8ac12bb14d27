import { splitLogo } from '../../components/logo/logo-paths.ts';
import { Container } from '../../components/section/Container.tsx';
import hidden from '../../components/visually-hidden/visually-hidden.module.css';
import type { PlacedBlock } from '../placed-block.ts';
import type { ValuesContent } from './schema.ts';
import styles from './values.module.css';

/** Cards; each highlights the shapes of the company’s logo that stand for it. */
export function Values({ blockId, title, values }: PlacedBlock<ValuesContent>) {
  return (
    <section id={blockId} aria-labelledby={`${blockId}-title`}>
      <Container>
        <h2 className={hidden.hidden} id={`${blockId}-title`}>
          {title}
        </h2>
        <ul className={styles.values}>
          {values.map(({ highlight, title: name, text }) => {
            const { highlighted, rest } = splitLogo(highlight);
            return (
              <li key={name}>
                <svg viewBox="0 0 64 64" width="64" aria-hidden="true">
                  {rest && <path d={rest} />}
                  <path className={styles.highlighted} d={highlighted} />
                </svg>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            );
          })}
        </ul>
      </Container>
    </section>
  );
}
