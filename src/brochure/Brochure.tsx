import { Contact } from '../blocks/contact/Contact.tsx';
import { Heritage } from '../blocks/heritage/Heritage.tsx';
import { Partnerships } from '../blocks/partnerships/Partnerships.tsx';
import { Statements } from '../blocks/statements/Statements.tsx';
import { Timeline } from '../blocks/timeline/Timeline.tsx';
import { Values } from '../blocks/values/Values.tsx';
import { Logo } from '../components/logo/Logo.tsx';
import { Container, Section } from '../components/section/Section.tsx';
import { BrochurePicture } from './BrochurePicture.tsx';
import styles from './brochure.module.css';
import { Cover } from './Cover.tsx';
import type { BrochureContent } from './load-brochure.ts';
import { OperationEntries } from './OperationEntries.tsx';
import { Overview } from './Overview.tsx';
import { paginate } from './paginate.ts';
import { Sheet } from './Sheet.tsx';

/** The id of the timeline, whose measures are rules of their own. */
export const TIMELINE = 'timeline';

/** The company profile, page by page: the site’s own blocks, set for A4. */
export function Brochure({ content }: { content: BrochureContent }) {
  const { blocks, company, copy, context } = content;
  const {
    statements,
    values,
    operations,
    heritage,
    'full-width-picture': fullWidthPicture,
    timeline,
    partnerships,
    contact,
  } = blocks;
  const ofOperations = operations?.sections.map(({ picture }) => picture);
  /** A picture that no operation shows. */
  const another = blocks.gallery?.pictures.find((name) => !ofOperations?.includes(name));
  const operationPages = paginate(operations?.sections ?? []);
  const afterOperations = 4 + operationPages.length;
  return (
    <main className={styles.brochure}>
      <Cover content={content} />
      <Sheet
        content={content}
        shows={['statements', 'values']}
        number={2}
        pictured={another !== undefined}
        className={styles.about}
      >
        <Container>
          <h2>{copy.headings.about}</h2>
        </Container>
        {statements && <Statements {...statements} blockId="statements" context={context} />}
        {another && (
          <Container className={styles.pictureRow}>
            <BrochurePicture content={content} name={another} />
          </Container>
        )}
        {values && <Values {...values} blockId="values" context={context} />}
      </Sheet>
      <Sheet content={content} shows={['home-hero', 'operation-cards']} number={3}>
        <Overview content={content} />
      </Sheet>
      {operationPages.map((sections, i) => (
        <Sheet
          key={sections[0]!.id}
          content={content}
          shows={['operations']}
          number={4 + i}
          pictured
          className={styles.operations}
        >
          {i === 0 && (
            <Container>
              <h2>{copy.headings.operations}</h2>
            </Container>
          )}
          <OperationEntries content={content} sections={sections} />
        </Sheet>
      ))}
      <Sheet
        content={content}
        shows={['heritage', 'timeline']}
        number={afterOperations}
        pictured
        className={styles.heritage}
      >
        {heritage && <Heritage {...heritage} blockId="heritage" context={context} />}
        {timeline && <Timeline {...timeline} blockId={TIMELINE} context={context} />}
        {fullWidthPicture && (
          <Container className={styles.pictureRow}>
            <BrochurePicture content={content} name={fullWidthPicture.picture} />
          </Container>
        )}
      </Sheet>
      <Sheet content={content} shows={['partnerships', 'contact']} className={styles.back}>
        {partnerships && <Partnerships {...partnerships} blockId="partnerships" context={context} />}
        <div className={styles.contact}>
          {contact && <Contact {...contact} blockId="contact" context={context} />}
        </div>
        <Section tone="ink" className={styles.floor}>
          <Container className={styles.ground}>
            <Logo of="company" context={context} />
            <Logo of="group" context={context} />
            <a href={context.home}>{new URL(company.site).host}</a>
          </Container>
        </Section>
      </Sheet>
    </main>
  );
}
