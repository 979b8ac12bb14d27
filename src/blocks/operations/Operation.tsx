import { clsx } from 'clsx';
import { DirectionLabel, directionClass } from '../../components/direction/DirectionLabel.tsx';
import { Illustration } from '../../components/illustration/Illustration.tsx';
import lead from '../../components/lead/lead.module.css';
import { longWords } from '../../components/long-words/long-words.ts';
import { MessageLinks } from '../../components/message-links/MessageLinks.tsx';
import type { PageContext } from '../../components/page-context.ts';
import { RichText } from '../../components/rich-text/RichText.tsx';
import ruledList from '../../components/ruled-list/ruled-list.module.css';
import type { OperationSection } from './block.ts';
import { Converter } from './Converter.tsx';
import converter from './converter.module.css';
import styles from './operation.module.css';
import { SectionPicture } from './SectionPicture.tsx';

/** One operation: its title and drawing in the margin, beside it text, a question to the visitor, and a picture. */
export function Operation({ section, context }: { section: OperationSection; context: PageContext }) {
  const { id, title, direction, illustration, goods, picture, question } = section;
  const hasVehicles = section.vehicles.length > 0;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={clsx(styles.operation, hasVehicles ? converter.grid : styles.plain)}
    >
      <div className={clsx(styles.margin, hasVehicles && converter.margin)}>
        <div className={styles.head}>
          <div className={styles.title}>
            <DirectionLabel direction={direction} labels={context.navigation.labels.directions} />
            <h2 id={`${id}-title`} className={longWords(title)}>
              {title}
            </h2>
          </div>
          {illustration && (
            <Illustration
              {...context.illustrations[illustration]}
              className={clsx(styles.illustration, directionClass(direction))}
            />
          )}
        </div>
      </div>
      <div className={clsx(styles.text, hasVehicles && converter.introduction)}>
        <RichText text={section.text} context={context} className={lead.lead} />
        {goods.length > 0 && (
          <dl className={clsx(ruledList.ruledList, styles.goods)}>
            {goods.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {hasVehicles && <Converter section={section} context={context} />}
      {question && (
        <div className={styles.question}>
          <p>{question}</p>
          <MessageLinks about={title} context={context} />
        </div>
      )}
      {picture && !hasVehicles && <SectionPicture name={picture} variant="section" context={context} />}
    </section>
  );
}
