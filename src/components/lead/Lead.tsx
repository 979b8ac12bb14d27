import styles from './lead.module.css';

/** The few sentences that follow a heading; nothing where there are none. */
export function Lead({ text }: { text: string | undefined }) {
  return text && <p className={styles.lead}>{text}</p>;
}
