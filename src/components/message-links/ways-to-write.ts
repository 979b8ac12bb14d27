import { mailto, whatsApp } from '../../contact/contact-links.ts';
import type { Link } from '../../schema/fields.ts';
import { labelled, withNote } from '../../text/join-texts.ts';
import type { PageContext } from '../page-context.ts';

export interface Message {
  /** Its topic, which its subject states, too. */
  about?: string;
  /** Its beginning, for the visitor to finish. Without one, it is a greeting followed by the topic. */
  message?: string | undefined;
  /** Who receives it by e-mail. */
  email?: string;
}

/** Links that begin a message to the company, the way that readers of the language prefer first. */
export function waysToWrite(
  { company: { contact }, navigation: { labels, messages } }: PageContext,
  { about, message, email = contact.email }: Message = {},
): Link[] {
  // With a colon at the end: the visitor goes on writing.
  const text = message ?? (about ? labelled(withNote(labels.greeting, about), '') : labels.greeting);
  const subject = about ? labelled(labels.subject, about) : labels.subject;
  const addresses = { whatsapp: whatsApp(contact.whatsapp, text), email: mailto(email, subject, text) };
  return messages.map((way) => ({ label: labels[way], to: addresses[way] }));
}
