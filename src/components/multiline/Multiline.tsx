import { spaceBetween } from '../../text/join-texts.ts';
import styles from './multiline.module.css';

/** A text whose line breaks are meant by its author. Each line that is too long for the screen is balanced by itself. */
export function Multiline({ text }: { text: string }) {
  return text.split('\n').map((line, i, lines) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a static text never change order
    <span key={i} className={styles.line}>
      {/* The space keeps the words apart where lines are not drawn. */}
      {line + (i < lines.length - 1 ? spaceBetween(line, lines[i + 1]!) : '')}
    </span>
  ));
}
