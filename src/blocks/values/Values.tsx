import { Lead } from '../../components/lead/Lead.tsx';
import { RichText } from '../../components/rich-text/RichText.tsx';
import { Container } from '../../components/section/Section.tsx';
import { joinPaths, type LogoPaths } from '../../theme/logo.ts';
import type { BlockProps } from '../blocks.ts';
import styles from './values.module.css';

/** Cards, each with the company’s logo in which the shapes of this value are highlighted. */
export function Values({ block: { title, lead, values }, blockId, context }: BlockProps<'values'>) {
  return (
    <section id={blockId} aria-labelledby={`${blockId}-title`}>
      <Container>
        <h2 id={`${blockId}-title`}>{title}</h2>
        <Lead text={lead} />
        <ul className={styles.values}>
          {values.map(({ highlight, title: name, text }) => {
            const { highlighted, rest } = splitLogo(context.theme.logos.company, highlight);
            return (
              <li key={name}>
                <svg width="64" viewBox="0 0 64 64" aria-hidden="true">
                  {rest && <path d={rest} />}
                  <path className={styles.highlighted} d={highlighted} />
                </svg>
                <h3>{name}</h3>
                <RichText text={text} context={context} />
              </li>
            );
          })}
        </ul>
      </Container>
    </section>
  );
}

/**
 * A logo in two parts, as SVG path data.
 * @param ids ids of the shapes in the first part; an empty list means all
 */
function splitLogo({ shapes }: LogoPaths, ids: string[]): { highlighted: string; rest: string } {
  const [highlighted = [], rest = []] = [true, false].map((isHighlighted) =>
    shapes.filter(({ id }) => (ids.length === 0 || ids.includes(id ?? '')) === isHighlighted),
  );
  return { highlighted: joinPaths(highlighted), rest: joinPaths(rest) };
}
