import type { ReactNode } from 'react';
import { ButtonRow } from '../../components/button/Button.tsx';
import { EmailAddress } from '../../components/email-address/EmailAddress.tsx';
import { IllustrationRow } from '../../components/illustration/IllustrationRow.tsx';
import { Lead } from '../../components/lead/Lead.tsx';
import { ContactCode } from '../../components/qr-code/ContactCode.tsx';
import { Container, Section } from '../../components/section/Section.tsx';
import { mailto, mapsLink, tel, whatsApp } from '../../contact/contact-links.ts';
import { postalAddress } from '../../contact/postal-address.ts';
import { addressIn } from '../../schema/languages.ts';
import { labelled } from '../../text/join-texts.ts';
import type { BlockProps } from '../blocks.ts';
import styles from './contact.module.css';

interface Entry {
  label: string;
  text: ReactNode;
  href: string;
  accessibleName?: string;
}

const emailEntry = (address: string, subject: string) => ({
  text: <EmailAddress address={address} />,
  href: mailto(address, subject),
});

/** Contact details in large type: the telephone, the ways to write, in the order that readers prefer, and the address. */
export function Contact({
  block: { id, title, lead, labels, illustrations },
  context,
}: BlockProps<'contact'>) {
  const { telephone, whatsapp, email, partnersEmail } = context.company.contact;
  const { messages, labels: general } = context.navigation;
  const address = postalAddress(context.company.contact, context.languageTag);
  // Screen readers list links without their context, so two of these need an accessible name.
  const ways: Record<(typeof messages)[number], Entry[]> = {
    whatsapp: [
      {
        label: labels.whatsapp,
        text: whatsapp,
        href: whatsApp(whatsapp, general.greeting),
        accessibleName: labelled(labels.whatsapp, whatsapp),
      },
    ],
    email: [
      { label: labels.email, ...emailEntry(email, general.subject) },
      { label: labels.partnersEmail, ...emailEntry(partnersEmail, general.subject) },
    ],
  };
  const entries: Entry[] = [
    { label: labels.telephone, text: telephone, href: tel(telephone) },
    ...messages.flatMap((way) => ways[way]),
    {
      label: labels.address,
      text: address,
      href: mapsLink(address),
      accessibleName: labelled(labels.address, address),
    },
  ];
  return (
    <Section tone="signal" id={id} aria-labelledby={`${id}-title`} className={styles.contact}>
      <Container className={styles.layout}>
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          <Lead text={lead} />
        </div>
        <dl className={styles.details}>
          {entries.map(({ label, text, href, accessibleName }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <a href={href} aria-label={accessibleName}>
                  <bdi>{text}</bdi>
                </a>
              </dd>
            </div>
          ))}
        </dl>
        <ButtonRow
          className={styles.buttons}
          links={[
            // No `download`: with it, iPhones save a file instead of offering to add a contact.
            { label: labels.save, to: addressIn(context.home, '/contact.vcf') },
            ...(context.companyProfileLink ? [context.companyProfileLink] : []),
          ]}
        />
        <ContactCode context={context} className={styles.code} />
      </Container>
      <Container>
        <IllustrationRow names={illustrations} context={context} />
      </Container>
    </Section>
  );
}
