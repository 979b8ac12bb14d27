import { labelled } from '../../text/join-texts.ts';
import type { PageContext } from '../page-context.ts';
import styles from './message-links.module.css';
import { type Message, waysToWrite } from './ways-to-write.ts';

export interface MessageLinksProps extends Message {
  about: string;
  context: PageContext;
}

/** Links that begin a message about a topic, on WhatsApp and by e-mail. */
export function MessageLinks({ context, ...message }: MessageLinksProps) {
  return (
    <ul className={styles.messageLinks}>
      {waysToWrite(context, message).map(({ label, to }) => (
        <li key={label}>
          <a href={to} aria-label={labelled(label, message.about)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
