import { clsx } from 'clsx';
import { BigNumber } from '../../components/big-number/BigNumber.tsx';
import { longWords } from '../../components/long-words/long-words.ts';
import { Caption, Picture } from '../../components/picture/Picture.tsx';
import { RichText } from '../../components/rich-text/RichText.tsx';
import { Container, Section } from '../../components/section/Section.tsx';
import { findPicture } from '../../pictures/picture-data.ts';
import type { BlockProps } from '../blocks.ts';
import styles from './timeline.module.css';

/** A ruler with one tick per year; each entry has its year on a line beside it. */
export function Timeline({ block: { title, entries }, blockId, context }: BlockProps<'timeline'>) {
  return (
    <Section id={blockId} aria-labelledby={`${blockId}-title`}>
      <Container>
        <h2 id={`${blockId}-title`}>{title}</h2>
        <ol className={styles.timeline}>
          {entries.map(({ year, label = year, title: entryTitle, text, picture: name }) => {
            const picture = name && findPicture(context.pictures, { name, variant: 'half' });
            return (
              <li key={year}>
                <BigNumber text={label} className={clsx(styles.year, !/\p{N}/u.test(label) && styles.word)} />
                <div className={styles.text}>
                  <h3 className={longWords(entryTitle)}>{entryTitle}</h3>
                  {text && <RichText text={text} context={context} />}
                </div>
                {picture && (
                  <figure>
                    <Picture picture={picture} className={styles.picture} />
                    <Caption picture={picture} />
                  </figure>
                )}
              </li>
            );
          })}
        </ol>
      </Container>
    </Section>
  );
}
