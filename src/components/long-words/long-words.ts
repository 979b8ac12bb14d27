import { clsx } from 'clsx';
import styles from './long-words.module.css';

/** The length of our longest word, “Distribution”: titles in narrow columns have a size at which it stays on one line. */
const USUAL = 12;

/**
 * The classes of a title with longer words. They set `--letters`, by which the title’s size is divided, and leave hyphens to
 * the author who has set some. A line can end at a hyphen, soft or not, which it then contains.
 */
export function longWords(title: string): string | undefined {
  const longest = Math.max(...title.split(/(?<=[\u00AD-])|\s/).map((word) => word.length));
  const classes = clsx(
    longest > USUAL && (longest <= 16 ? styles.long : styles.veryLong),
    title.includes('\u00AD') && styles.divided,
  );
  return classes || undefined;
}
