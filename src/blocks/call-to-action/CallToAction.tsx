import { ButtonRow } from '../../components/button/ButtonRow.tsx';
import { IllustrationRow } from '../../components/illustration/IllustrationRow.tsx';
import lead from '../../components/lead/lead.module.css';
import { Container } from '../../components/section/Container.tsx';
import { Section } from '../../components/section/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import type { CallToActionContent } from './block.ts';
import styles from './call-to-action.module.css';

/** Yellow, with black illustrations standing on the black footer. */
export function CallToAction({
  blockId,
  title,
  lead: leadText,
  buttons,
  brochure,
  illustrations,
  context,
}: BlockProps<CallToActionContent>) {
  const links = brochure && context.brochure ? [...buttons, context.brochure] : buttons;
  return (
    <Section tone="signal" id={blockId} className={styles.callToAction} labelledBy={`${blockId}-title`}>
      <Container>
        <h2 id={`${blockId}-title`}>{title}</h2>
        {leadText && <p className={lead.lead}>{leadText}</p>}
        <ButtonRow links={links} />
        <IllustrationRow names={illustrations} context={context} />
      </Container>
    </Section>
  );
}
