import styles from './lead.module.css';

export interface LeadProps {
  text: string | undefined;
}

/** The few sentences that follow a heading; nothing where there are none. */
export function Lead({ text }: LeadProps) {
  return text && <p className={styles.lead}>{text}</p>;
}
