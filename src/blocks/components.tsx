/** The component of each block. Add a new block here, and its definition in `blocks.ts`. */
import type { ComponentType } from 'react';
import type { BlockContent, BlockProps } from './blocks.ts';
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
import { Statements } from './statements/Statements.tsx';
import { Timeline } from './timeline/Timeline.tsx';
import { Values } from './values/Values.tsx';

type Components = { [Type in BlockContent['type']]: ComponentType<BlockProps<Type>> };

const components: Components = {
  'call-to-action': CallToAction,
  contact: Contact,
  'full-width-picture': FullWidthPicture,
  'number-hero': NumberHero,
  'illustration-hero': IllustrationHero,
  gallery: Gallery,
  heritage: Heritage,
  'logo-hero': LogoHero,
  'home-hero': HomeHero,
  'operation-cards': OperationCards,
  operations: Operations,
  partnerships: Partnerships,
  statements: Statements,
  timeline: Timeline,
  values: Values,
};

/** Draws one block of a page with the component of its type. */
export function Block(props: BlockProps) {
  const Component = components[props.block.type] as ComponentType<BlockProps>;
  return <Component {...props} />;
}
