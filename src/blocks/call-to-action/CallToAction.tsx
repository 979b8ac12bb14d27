import { ButtonRow } from '../../components/button/Button.tsx';
import { IllustrationRow } from '../../components/illustration/IllustrationRow.tsx';
import { Lead } from '../../components/lead/Lead.tsx';
import { MessageLinks } from '../../components/message-links/MessageLinks.tsx';
import { Container, Section } from '../../components/section/Section.tsx';
import { tel, whatsApp } from '../../schema/contact-links.ts';
import type { Link } from '../../schema/fields.ts';
import { spaceBetween } from '../../schema/join-texts.ts';
import type { BlockProps } from '../blocks.ts';
import styles from './call-to-action.module.css';

/** A yellow section, with black illustrations on the horizon of the black footer. */
export function CallToAction({
  blockId,
  title,
  lead,
  needs,
  buttons,
  companyProfile,
  illustrations,
  context,
}: BlockProps<'call-to-action'>) {
  const { labels, planned } = context.navigation;
  const { telephone, whatsapp } = context.company.contact;
  const isPlanned = ({ to }: { to: string }) => planned.includes(to.replace(/#.*/, ''));
  const links: Link[] = buttons.filter((link) => !isPlanned(link));
  if (companyProfile && context.companyProfile) links.push(context.companyProfile);
  return (
    <Section tone="signal" id={blockId} className={styles.callToAction} aria-labelledby={`${blockId}-title`}>
      <Container>
        <div className={needs && styles.answers}>
          <h2 id={`${blockId}-title`}>{title}</h2>
          <Lead text={lead} />
          {needs && (
            <ul className={styles.needList}>
              {needs.map((need) => (
                <li key={need}>
                  <h3>{need}</h3>
                  <MessageLinks about={need} context={context} />
                </li>
              ))}
            </ul>
          )}
          <p className={styles.call}>
            {/* WebKit would draw another line under an element within. */}
            <a href={tel(telephone)} dir="ltr">
              {telephone}
            </a>{' '}
            <a href={whatsApp(whatsapp, labels.greeting)}>{labels.whatsapp}</a>
          </p>
          <div className={styles.next}>
            {links.length > 0 && <ButtonRow links={links} outline={Boolean(lead ?? needs)} />}
            {buttons.filter(isPlanned).map(({ label, to, hrefLang }: Link) => (
              <p key={to}>
                <a href={to} hrefLang={hrefLang}>
                  {label}
                </a>
                {spaceBetween(label, labels.soon) + labels.soon}
              </p>
            ))}
          </div>
        </div>
        <IllustrationRow names={illustrations} context={context} />
      </Container>
    </Section>
  );
}
