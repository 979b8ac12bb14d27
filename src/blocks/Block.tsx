import type { ReactElement } from 'react';
import type { Site } from '../model/site.ts';
import { Closing } from './closing/Closing.tsx';
import { Contact } from './contact/Contact.tsx';
import { Figure } from './figure/Figure.tsx';
import { FigureHero } from './figure-hero/FigureHero.tsx';
import { FleetHero } from './fleet-hero/FleetHero.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { Heritage } from './heritage/Heritage.tsx';
import { MarksHero } from './marks-hero/MarksHero.tsx';
import { Opening } from './opening/Opening.tsx';
import { OperationCards } from './operation-cards/OperationCards.tsx';
import { Operations } from './operations/Operations.tsx';
import { Partnerships } from './partnerships/Partnerships.tsx';
import type { BlockContent } from './schema.ts';
import { Statements } from './statements/Statements.tsx';
import { Timeline } from './timeline/Timeline.tsx';
import { Values } from './values/Values.tsx';

export interface BlockProps {
  block: BlockContent;
  /** The block’s id, with which the ids in it begin. */
  blockId: string;
  site: Site;
}

/** Draws one block of a page with the component of its type. */
export function Block({ block, blockId, site }: BlockProps): ReactElement {
  switch (block.type) {
    case 'closing':
      return <Closing {...block} blockId={blockId} site={site} />;
    case 'contact':
      return <Contact {...block} site={site} />;
    case 'figure':
      return <Figure {...block} blockId={blockId} site={site} />;
    case 'figure-hero':
      return <FigureHero {...block} blockId={blockId} />;
    case 'fleet-hero':
      return <FleetHero {...block} blockId={blockId} />;
    case 'gallery':
      return <Gallery {...block} blockId={blockId} site={site} />;
    case 'heritage':
      return <Heritage {...block} blockId={blockId} />;
    case 'marks-hero':
      return <MarksHero {...block} blockId={blockId} />;
    case 'opening':
      return <Opening {...block} blockId={blockId} />;
    case 'operation-cards':
      return <OperationCards {...block} blockId={blockId} site={site} />;
    case 'operations':
      return <Operations {...block} blockId={blockId} site={site} />;
    case 'partnerships':
      return <Partnerships {...block} blockId={blockId} />;
    case 'statements':
      return <Statements {...block} blockId={blockId} />;
    case 'timeline':
      return <Timeline {...block} blockId={blockId} />;
    case 'values':
      return <Values {...block} blockId={blockId} />;
  }
}
