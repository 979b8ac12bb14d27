import { ButtonRow } from '../../components/button/ButtonRow.tsx';
import { IllustrationRow } from '../../components/illustration/IllustrationRow.tsx';
import lead from '../../components/lead/lead.module.css';
import { Container } from '../../components/section/Container.tsx';
import { Section } from '../../components/section/Section.tsx';
import type { PageContext } from '../../content/page-context.ts';
import type { PlacedBlock } from '../placed-block.ts';
import styles from './call-to-action.module.css';
import type { CallToActionContent } from './schema.ts';

export interface CallToActionProps extends PlacedBlock<CallToActionContent> {
  context: PageContext;
}

/** Yellow, with black illustrations standing on the black footer. */
export function CallToAction({
  blockId,
  title,
  lead: leadText,
  buttons,
  brochure,
  illustrations,
  context,
}: CallToActionProps) {
  const links = brochure && context.brochure ? [...buttons, context.brochure] : buttons;
  return (
    <Section tone="signal" id={blockId} className={styles.callToAction} labelledBy={`${blockId}-title`}>
      <Container>
        <h2 id={`${blockId}-title`}>{title}</h2>
        {leadText && <p className={lead.lead}>{leadText}</p>}
        <ButtonRow links={links} />
        <IllustrationRow names={illustrations} />
      </Container>
    </Section>
  );
}
