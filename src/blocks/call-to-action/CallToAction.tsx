import { ButtonRow } from '../../components/button/Button.tsx';
import { IllustrationRow } from '../../components/illustration/IllustrationRow.tsx';
import { Lead } from '../../components/lead/Lead.tsx';
import { MessageLinks } from '../../components/message-links/MessageLinks.tsx';
import { waysToWrite } from '../../components/message-links/ways-to-write.ts';
import { isPlanned } from '../../components/page-context.ts';
import { Container, Section } from '../../components/section/Section.tsx';
import { TextLink } from '../../components/text-link/TextLink.tsx';
import { tel } from '../../contact/contact-links.ts';
import type { Link } from '../../schema/fields.ts';
import { spaceBetween } from '../../text/join-texts.ts';
import type { BlockProps } from '../blocks.ts';
import styles from './call-to-action.module.css';
import needList from './need-list.module.css';

/** A yellow section, with black illustrations on the horizon of the black footer. */
export function CallToAction({
  block: { title, lead, needs, buttons, companyProfile, illustrations },
  blockId,
  context,
}: BlockProps<'call-to-action'>) {
  const { soon } = context.navigation.labels;
  const { telephone } = context.company.contact;
  const [write] = waysToWrite(context);
  const links: Link[] = buttons.filter((link) => !isPlanned(link, context));
  if (companyProfile && context.companyProfileLink) links.push(context.companyProfileLink);
  return (
    <Section tone="signal" id={blockId} className={styles.callToAction} aria-labelledby={`${blockId}-title`}>
      <Container>
        <div className={needs && needList.answers}>
          <h2 id={`${blockId}-title`}>{title}</h2>
          <Lead text={lead} />
          {needs && (
            <ul className={needList.needList}>
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
            <a href={write!.to}>{write!.label}</a>
          </p>
          <div className={styles.next}>
            {links.length > 0 && <ButtonRow links={links} outline={Boolean(lead ?? needs)} />}
            {buttons
              .filter((link) => isPlanned(link, context))
              .map((link) => (
                <p key={link.to}>
                  <TextLink link={link} />
                  {spaceBetween(link.label, soon) + soon}
                </p>
              ))}
          </div>
        </div>
        <IllustrationRow names={illustrations} context={context} />
      </Container>
    </Section>
  );
}
