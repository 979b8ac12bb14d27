import { Band } from '../../components/band/Band.tsx';
import { Wrap } from '../../components/band/Wrap.tsx';
import lead from '../../components/lead/lead.module.css';
import { StandingRow } from '../../components/row/StandingRow.tsx';
import { mailto, tel, whatsApp } from '../../model/contact-links.ts';
import type { Site } from '../../model/site.ts';
import styles from './contact.module.css';
import type { ContactContent } from './schema.ts';

export interface ContactProps extends ContactContent {
  site: Site;
}

/** The telephone first, every way to reach a person set large. */
export function Contact({ id, title, lead: leadText, labels, cutouts, site }: ContactProps) {
  const { telephone, whatsapp, email, partnersEmail, city, country } = site.company.contact;
  return (
    <Band tone="signal" id={id} labelledBy={`${id}-title`} className={styles.contact}>
      <Wrap>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className={lead.lead}>{leadText}</p>
        <dl className={styles.desk}>
          <div>
            <dt>{labels.telephone}</dt>
            <dd>
              <a href={tel(telephone)}>
                <bdi>{telephone}</bdi>
              </a>
            </dd>
          </div>
          <div>
            <dt>{labels.whatsapp}</dt>
            <dd>
              <a href={whatsApp(whatsapp)}>
                <bdi>{whatsapp}</bdi>
              </a>
            </dd>
          </div>
          <div>
            <dt>{labels.email}</dt>
            <dd>
              <a href={mailto(email)}>{email}</a>
            </dd>
          </div>
          <div>
            <dt>{labels.partnersEmail}</dt>
            <dd>
              <a href={mailto(partnersEmail)}>{partnersEmail}</a>
            </dd>
          </div>
          <div>
            <dt>{labels.address}</dt>
            <dd>
              {city}, {country}
            </dd>
          </div>
        </dl>
        <StandingRow names={cutouts} />
      </Wrap>
    </Band>
  );
}
