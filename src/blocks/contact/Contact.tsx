import type { ReactNode } from 'react';
import { ButtonRow } from '../../components/button/Button.tsx';
import { EmailAddress } from '../../components/email-address/EmailAddress.tsx';
import { IllustrationRow } from '../../components/illustration/IllustrationRow.tsx';
import { Lead } from '../../components/lead/Lead.tsx';
import { LocalTime } from '../../components/local-time/LocalTime.tsx';
import { QrCode } from '../../components/qr-code/QrCode.tsx';
import { Container, Section } from '../../components/section/Section.tsx';
import { postalAddress } from '../../schema/company.ts';
import { contactCard } from '../../schema/contact-card.ts';
import { mailto, mapsLink, tel, whatsApp } from '../../schema/contact-links.ts';
import { labelled } from '../../schema/join-texts.ts';
import { addressIn } from '../../schema/languages.ts';
import type { BlockProps } from '../blocks.ts';
import styles from './contact.module.css';

/** Contact details in large type, the telephone first. */
export function Contact({
  id,
  title,
  lead,
  localTime,
  labels,
  illustrations,
  context,
}: BlockProps<'contact'>) {
  const { telephone, whatsapp, email, partnersEmail } = context.company.contact;
  const { subject } = context.navigation.labels;
  const address = postalAddress(context.company.contact, context.language);
  const entries: { label: string; text: ReactNode; href: string; accessibleName?: string }[] = [
    { label: labels.telephone, text: telephone, href: tel(telephone) },
    // Screen readers list links without their context, so two of these need an accessible name.
    {
      label: labels.whatsapp,
      text: whatsapp,
      href: whatsApp(whatsapp),
      accessibleName: labelled(labels.whatsapp, whatsapp),
    },
    { label: labels.email, text: <EmailAddress address={email} />, href: mailto(email, subject) },
    {
      label: labels.partnersEmail,
      text: <EmailAddress address={partnersEmail} />,
      href: mailto(partnersEmail, subject),
    },
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
          <LocalTime labels={localTime} context={context} className={styles.time} />
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
            { label: labels.save, to: addressIn(context.home, '/contact.vcf') },
            ...(context.companyProfile ? [context.companyProfile] : []),
          ]}
        />
        <figure className={styles.code}>
          <QrCode text={contactCard(context.company, context.home)} label={labels.scan} />
          <figcaption>{labels.scan}</figcaption>
        </figure>
      </Container>
      <Container>
        <IllustrationRow names={illustrations} context={context} />
      </Container>
    </Section>
  );
}
