import { mailto, whatsApp } from '../../schema/contact-links.ts';
import { labelled, withNote } from '../../schema/join-texts.ts';
import arrow from '../arrow/arrow.module.css';
import type { PageContext } from '../page-context.ts';
import styles from './message-links.module.css';

export interface MessageLinksProps {
  /** The topic of the message, used in its subject. */
  about: string;
  context: PageContext;
}

/** Links that start a message about a topic: on WhatsApp, which is first because most people here use it, or by e-mail. */
export function MessageLinks({ about, context }: MessageLinksProps) {
  const { labels } = context.navigation;
  const { whatsapp, email } = context.company.contact;
  // With a colon at the end: the visitor goes on writing.
  const greeting = labelled(withNote(labels.greeting, about), '');
  const links = [
    { label: labels.whatsapp, href: whatsApp(whatsapp, greeting) },
    { label: labels.email, href: mailto(email, labelled(labels.subject, about)) },
  ];
  return (
    <ul className={styles.messageLinks}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <a className={arrow.arrow} href={href} aria-label={labelled(label, about)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
