import { Contact } from '../blocks/contact/Contact.tsx';
import { Heritage } from '../blocks/heritage/Heritage.tsx';
import { Partnerships } from '../blocks/partnerships/Partnerships.tsx';
import { Statements } from '../blocks/statements/Statements.tsx';
import { Timeline } from '../blocks/timeline/Timeline.tsx';
import { Values } from '../blocks/values/Values.tsx';
import { Band } from '../components/band/Band.tsx';
import { Wrap } from '../components/band/Wrap.tsx';
import { Brand } from '../components/mark/Brand.tsx';
import styles from './brochure.module.css';
import { Cover } from './Cover.tsx';
import type { BrochureContent } from './load-brochure.ts';
import { Manifest } from './Manifest.tsx';
import { OperationEntries } from './OperationEntries.tsx';
import { PrintFigure } from './PrintFigure.tsx';
import { paginate } from './paginate.ts';
import { Sheet } from './Sheet.tsx';

/** The id of the timeline, whose measures are rules of their own. */
export const TIMELINE = 'timeline';

/** The company profile, page by page: the site’s own blocks, set for A4. */
export function Brochure({ content }: { content: BrochureContent }) {
  const { blocks, company, words, site } = content;
  const { statements, values, operations, heritage, figure, timeline, partnerships, contact } = blocks;
  const seen = operations?.sections.map(({ picture }) => picture);
  const unseen = blocks.gallery?.pictures.find((name) => !seen?.includes(name));
  const operationPages = paginate(operations?.sections ?? []);
  const afterOperations = 4 + operationPages.length;
  return (
    <main className={styles.brochure}>
      <Cover content={content} />
      <Sheet content={content} number={2} pictured={unseen !== undefined} className={styles.about}>
        <Wrap>
          <h2>{words.headings.about}</h2>
        </Wrap>
        {statements && <Statements {...statements} blockId="statements" />}
        {unseen && (
          <Wrap className={styles.picture}>
            <PrintFigure content={content} name={unseen} />
          </Wrap>
        )}
        {values && <Values {...values} blockId="values" />}
      </Sheet>
      <Sheet content={content} number={3}>
        <Manifest content={content} />
      </Sheet>
      {operationPages.map((sections, i) => (
        <Sheet key={sections[0]!.id} content={content} number={4 + i} pictured className={styles.operations}>
          {i === 0 && (
            <Wrap>
              <h2>{words.headings.operations}</h2>
            </Wrap>
          )}
          <OperationEntries content={content} sections={sections} />
        </Sheet>
      ))}
      <Sheet content={content} number={afterOperations} pictured className={styles.heritage}>
        {heritage && <Heritage {...heritage} blockId="heritage" />}
        {timeline && <Timeline {...timeline} blockId={TIMELINE} />}
        {figure && (
          <Wrap className={styles.picture}>
            <PrintFigure content={content} name={figure.picture} />
          </Wrap>
        )}
      </Sheet>
      <Sheet content={content} className={styles.back}>
        {partnerships && <Partnerships {...partnerships} blockId="partnerships" />}
        <div className={styles.contact}>{contact && <Contact {...contact} site={site} />}</div>
        <Band tone="ink" className={styles.floor}>
          <Wrap className={styles.ground}>
            <Brand of="company" name={company.names.company} />
            <Brand of="group" name={company.names.group} />
            <a href="/">{new URL(company.site).host}</a>
          </Wrap>
        </Band>
      </Sheet>
    </main>
  );
}
