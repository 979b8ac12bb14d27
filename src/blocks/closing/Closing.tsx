import { Band } from '../../components/band/Band.tsx';
import { Wrap } from '../../components/band/Wrap.tsx';
import { ButtonRow } from '../../components/button/ButtonRow.tsx';
import lead from '../../components/lead/lead.module.css';
import { StandingRow } from '../../components/row/StandingRow.tsx';
import type { Site } from '../../model/site.ts';
import type { PlacedBlock } from '../placed-block.ts';
import styles from './closing.module.css';
import type { ClosingContent } from './schema.ts';

export interface ClosingProps extends PlacedBlock<ClosingContent> {
  site: Site;
}

/** Dusk: yellow sky, black things on the black horizon of the footer. */
export function Closing({ blockId, title, lead: leadText, buttons, brochure, cutouts, site }: ClosingProps) {
  const links = brochure && site.brochure ? [...buttons, site.brochure] : buttons;
  return (
    <Band tone="signal" id={blockId} className={styles.closing} labelledBy={`${blockId}-title`}>
      <Wrap>
        <h2 id={`${blockId}-title`}>{title}</h2>
        {leadText && <p className={lead.lead}>{leadText}</p>}
        <ButtonRow links={links} />
        <StandingRow names={cutouts} />
      </Wrap>
    </Band>
  );
}
