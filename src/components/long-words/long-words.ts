import { clsx } from 'clsx';
import styles from './long-words.module.css';

/** The length of our longest word, “Distribution”: titles in narrow columns have a size at which it stays on one line. */
const USUAL = 12;

/**
 * The classes of a title with longer words. They set `--letters`, by which the title’s size is divided. In a title with soft
 * hyphens, the browser adds no other. A line can end after a hyphen, soft or not, so words are measured between them.
 */
export function longWords(title: string): string | undefined {
  const longest = Math.max(...title.split(/(?<=[\u00AD-])|\s/).map((word) => word.length));
  const classes = clsx(
    longest > USUAL && (longest <= 16 ? styles.long : styles.veryLong),
    title.includes('\u00AD') && styles.divided,
  );
  return classes || undefined;
}
