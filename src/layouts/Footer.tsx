import { EmailAddress } from '../components/email-address/EmailAddress.tsx';
import { Logo } from '../components/logo/Logo.tsx';
import type { PageContext } from '../components/page-context.ts';
import { Container } from '../components/section/Section.tsx';
import { TextLink } from '../components/text-link/TextLink.tsx';
import { mailto, tel } from '../contact/contact-links.ts';
import { postalAddress } from '../contact/postal-address.ts';
import { type Company, onSite } from '../schema/company.ts';
import type { Link } from '../schema/fields.ts';
import { isFallback } from '../schema/page-addresses.ts';
import styles from './footer.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const links = (entries: Link[]) =>
  entries.map((link) => (
    <li key={link.label}>
      <TextLink link={link} />
    </li>
  ));

/** The menu again, the services, every way to reach the company, and the languages of the site. */
export function Footer({ context }: { context: PageContext }) {
  const { company, navigation, home, address } = context;
  const { contact, names } = company;
  const url = onSite(company, isFallback(address) ? home : address);
  const { comingSoon, subject, whatsapp } = navigation.labels;
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.names}>
            <Logo of="company" context={context} /> <Logo of="group" context={context} />
          </div>
          <section>
            <h2>{navigation.footer.quickLinks}</h2>
            <ul>{links(navigation.header.links)}</ul>
          </section>
          <section>
            <h2>{navigation.footer.servicesTitle}</h2>
            <ul>{links(navigation.footer.services)}</ul>
          </section>
          <section className={styles.contact}>
            <h2>{navigation.footer.contact}</h2>
            <address>
              <p>
                {names.company}
                <br />
                {postalAddress(contact, context.languageTag)}
              </p>
              <ul>
                <li>
                  <a href={tel(contact.telephone)}>
                    <bdi>{contact.telephone}</bdi>
                  </a>
                </li>
                {/* Shown on paper alone, where no link leads there. */}
                {navigation.messages.includes('whatsapp') && (
                  <li className={styles.paper}>
                    {whatsapp} <bdi>{contact.whatsapp}</bdi>
                  </li>
                )}
                {[...new Set([contact.email, contact.partnersEmail])].map((address) => (
                  <li key={address}>
                    <a href={mailto(address, subject)}>
                      <EmailAddress address={address} />
                    </a>
                  </li>
                ))}
              </ul>
            </address>
          </section>
          {/* Shown on paper alone. */}
          <div className={styles.paper}>{url.replace(/^https?:\/\/|\/$/g, '')}</div>
        </div>
        <div className={styles.end}>
          <p>{`© ${company.copyrightYear} ${names.company}`}</p>
          <LanguageSwitch context={context} className={styles.languages} />
          <SocialProfiles profiles={company.social} comingSoon={comingSoon} />
        </div>
      </Container>
    </footer>
  );
}

/** Profiles with an address are links by name; the others are placeholders: an icon each, and words that say that they are coming. */
function SocialProfiles({ profiles, comingSoon }: { profiles: Company['social']; comingSoon: string }) {
  const placeholders = profiles.filter(({ address }) => !address);
  return (
    <ul className={styles.social}>
      {profiles
        .filter(({ address }) => address)
        .map(({ name, address }) => (
          <li key={name}>
            <a href={address} rel="me">
              {name}
            </a>
          </li>
        ))}
      {placeholders.length > 0 && (
        <li className={styles.comingSoon}>
          {placeholders.map(({ name }) => (
            <svg key={name} width="12" viewBox="0 0 12 12" aria-hidden="true">
              <path d="M6 1l5 5-5 5-5-5z" />
            </svg>
          ))}
          {comingSoon}
        </li>
      )}
    </ul>
  );
}
