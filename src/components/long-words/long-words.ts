import styles from './long-words.module.css';

/** The length of our longest word, “Distribution”: titles in narrow columns have a size at which it stays on one line. */
const USUAL = 12;

/**
 * The class of a title with longer words. It sets `--letters`, by which the title’s size is divided.
 * A soft hyphen or a hyphen ends a word, because the line can break there.
 */
export function longWords(title: string): string | undefined {
  const longest = Math.max(...title.split(/[\s\u00AD-]/).map((word) => word.length));
  if (longest <= USUAL) return undefined;
  return longest <= 16 ? styles.long : styles.veryLong;
}
