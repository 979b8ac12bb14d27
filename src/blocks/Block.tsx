import type { ReactElement } from 'react';
import type { PageContext } from '../content/page-context.ts';
import { CallToAction } from './call-to-action/CallToAction.tsx';
import { Contact } from './contact/Contact.tsx';
import { FullWidthPicture } from './full-width-picture/FullWidthPicture.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { Heritage } from './heritage/Heritage.tsx';
import { HomeHero } from './home-hero/HomeHero.tsx';
import { IllustrationHero } from './illustration-hero/IllustrationHero.tsx';
import { LogoHero } from './logo-hero/LogoHero.tsx';
import { NumberHero } from './number-hero/NumberHero.tsx';
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
  context: PageContext;
}

/** Draws one block of a page with the component of its type. */
export function Block({ block, blockId, context }: BlockProps): ReactElement {
  switch (block.type) {
    case 'call-to-action':
      return <CallToAction {...block} blockId={blockId} context={context} />;
    case 'contact':
      return <Contact {...block} context={context} />;
    case 'full-width-picture':
      return <FullWidthPicture {...block} blockId={blockId} context={context} />;
    case 'number-hero':
      return <NumberHero {...block} blockId={blockId} />;
    case 'illustration-hero':
      return <IllustrationHero {...block} blockId={blockId} />;
    case 'gallery':
      return <Gallery {...block} blockId={blockId} context={context} />;
    case 'heritage':
      return <Heritage {...block} blockId={blockId} />;
    case 'logo-hero':
      return <LogoHero {...block} blockId={blockId} />;
    case 'home-hero':
      return <HomeHero {...block} blockId={blockId} />;
    case 'operation-cards':
      return <OperationCards {...block} blockId={blockId} context={context} />;
    case 'operations':
      return <Operations {...block} blockId={blockId} context={context} />;
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
