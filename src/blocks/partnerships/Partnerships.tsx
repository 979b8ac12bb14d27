import { Illustration } from '../../components/illustration/Illustration.tsx';
import { MessageLinks } from '../../components/message-links/MessageLinks.tsx';
import { Container, Section } from '../../components/section/Section.tsx';
import type { BlockProps } from '../blocks.ts';
import { diagrams } from './diagrams.ts';
import styles from './partnerships.module.css';

/** Ways to work together, each with a diagram. */
export function Partnerships({ block: { title, areas }, blockId, context }: BlockProps<'partnerships'>) {
  return (
    <Section id={blockId} aria-labelledby={`${blockId}-title`}>
      <Container>
        <h2 id={`${blockId}-title`}>{title}</h2>
        <ul className={styles.areas}>
          {areas.map((area) => (
            <li key={area.title}>
              <Illustration path={diagrams[area.diagram]} className={styles.diagram} />
              <div className={styles.text}>
                <h3>{area.title}</h3>
                <p>{area.text}</p>
                <MessageLinks
                  about={area.title}
                  message={area.message}
                  email={context.company.contact.partnersEmail}
                  context={context}
                />
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
