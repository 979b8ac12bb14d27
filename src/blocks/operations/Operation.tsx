import { clsx } from 'clsx';
import { DirectionLabel, directionClass } from '../../components/direction/DirectionLabel.tsx';
import { Illustration } from '../../components/illustration/Illustration.tsx';
import { longWords } from '../../components/long-words/long-words.ts';
import type { PageContext } from '../../components/page-context.ts';
import { RichText } from '../../components/rich-text/RichText.tsx';
import ruledList from '../../components/ruled-list/ruled-list.module.css';
import type { OperationSection } from './block.ts';
import styles from './operation.module.css';
import { Question } from './Question.tsx';
import { SectionPicture } from './SectionPicture.tsx';
import { VehicleChoice } from './VehicleChoice.tsx';

/** One operation: its title and drawing in the margin, beside it text, and vehicles to choose or a question and a picture. */
export function Operation({ section, context }: { section: OperationSection; context: PageContext }) {
  const { id, title, direction, illustration, goods, choice, picture, note, question, message } = section;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.operation}>
      <div className={styles.margin}>
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
              id={`${id}-drawing`}
              className={clsx(styles.illustration, directionClass(direction))}
            />
          )}
        </div>
      </div>
      <div className={clsx(styles.text, choice && styles.wide)}>
        <RichText text={section.text} context={context} className={styles.words} />
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
      {choice ? (
        <VehicleChoice section={section} choice={choice} className={styles.wide} context={context} />
      ) : (
        <>
          {(question || message) && (
            <Question text={question} about={title} message={message} context={context} />
          )}
          {picture && <SectionPicture name={picture} variant="section" note={note} context={context} />}
        </>
      )}
    </section>
  );
}
