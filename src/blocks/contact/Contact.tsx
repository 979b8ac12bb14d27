import { Band } from '../../components/band/Band.tsx';
import { Wrap } from '../../components/band/Wrap.tsx';
import { ButtonRow } from '../../components/button/ButtonRow.tsx';
import lead from '../../components/lead/lead.module.css';
import { QrCode } from '../../components/qr-code/QrCode.tsx';
import { StandingRow } from '../../components/row/StandingRow.tsx';
import { contactCard } from '../../metadata/contact-card.ts';
import { postalAddress } from '../../model/company.ts';
import { mailto, map, tel, whatsApp } from '../../model/contact-links.ts';
import type { Site } from '../../model/site.ts';
import styles from './contact.module.css';
import type { ContactContent } from './schema.ts';

export interface ContactProps extends ContactContent {
  site: Site;
}

/** The telephone first, every way to reach a person set large. */
export function Contact({ id, title, lead: leadText, labels, cutouts, site }: ContactProps) {
  const { telephone, whatsapp, email, partnersEmail } = site.company.contact;
  const { subject } = site.navigation.words;
  const address = postalAddress(site.company.contact);
  const ways: { label: string; text: string; href: string; name?: string }[] = [
    { label: labels.telephone, text: telephone, href: tel(telephone) },
    // In a list of links this one would be the telephone a second time, and the address would not say that it is one.
    {
      label: labels.whatsapp,
      text: whatsapp,
      href: whatsApp(whatsapp),
      name: `${labels.whatsapp}: ${whatsapp}`,
    },
    { label: labels.email, text: email, href: mailto(email, subject) },
    { label: labels.partnersEmail, text: partnersEmail, href: mailto(partnersEmail, subject) },
    { label: labels.address, text: address, href: map(address), name: `${labels.address}: ${address}` },
  ];
  return (
    <Band tone="signal" id={id} labelledBy={`${id}-title`} className={styles.contact}>
      <Wrap>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className={lead.lead}>{leadText}</p>
        <dl className={styles.desk}>
          {ways.map(({ label, text, href, name }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <a href={href} aria-label={name}>
                  <bdi>{text}</bdi>
                </a>
              </dd>
            </div>
          ))}
        </dl>
        <ButtonRow
          links={[{ label: labels.save, to: '/contact.vcf' }, ...(site.brochure ? [site.brochure] : [])]}
        />
        <figure className={styles.code}>
          <QrCode text={contactCard(site.company)} label={labels.scan} />
          <figcaption>{labels.scan}</figcaption>
        </figure>
        <StandingRow names={cutouts} />
      </Wrap>
    </Band>
  );
}
