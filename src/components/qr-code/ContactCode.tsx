import { contactCard } from '../../contact/contact-card.ts';
import type { PageContext } from '../page-context.ts';
import { QrCode } from './QrCode.tsx';

export interface ContactCodeProps {
  context: PageContext;
  className?: string | undefined;
}

/** The company’s contact card as a code on paper, with words that say what it is for. */
export function ContactCode({ context, className }: ContactCodeProps) {
  const { scan } = context.navigation.labels;
  return (
    <figure className={className}>
      <QrCode text={contactCard(context.company, context.home)} label={scan} />
      <figcaption>{scan}</figcaption>
    </figure>
  );
}
