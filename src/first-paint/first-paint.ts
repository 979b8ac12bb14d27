/**
 * Everything that lets a phone paint the first view before the rest of a page. docs/decisions/first-paint.md says what each part
 * gains. To remove a part, remove its lines here and where they are used:
 *
 * - `awaitedId`: Chromium does not paint before the first two sections are there, because pieces of a page would move. Other
 *   browsers ignore it. Used in `Document.astro`.
 * - `firstPaintRules`: what is below the first view is laid out after the first paint. Used in `draw-page.tsx`.
 * - `first-paint.css`: the animations of these rules, and fonts that a phone requests after its first paint.
 * - `PRELOADS_FONTS`: other windows request the fonts at once. Used in `Document.astro`.
 * - `afterPaintScript`: scripts, the styles for paper and the manifest are requested after the first paint. They are in
 *   `<template data-late>`. In `after-paint-script.ts`, because the CMS cannot load Vite. Used in `Document.astro`.
 */
import { type BlockContent, sectionIdsOf } from '../blocks/blocks.ts';

/** The number of sections that a phone lays out before the first paint. */
const FIRST = 2;
/** The number of those that it lays out soon after. */
const SOON = 2;

/** The id of the element that rendering waits for: the second section after those of the opening block, or the end. */
export function awaitedId(blocks: BlockContent[]): string {
  const [opening, ...others] = sectionIdsOf(blocks);
  return (opening && others.flat()[1]) ?? 'late';
}

/**
 * The rules that lay out later sections after the first paint, in steps, so that no touch waits long. They do not apply if the
 * address leads to a section, because its place would be a guess. `Document.astro` writes that part of the address into
 * `data-scripts`. The browser sets `:target` only some frames later, so that Back would find another place.
 */
export function firstPaintRules(blocks: BlockContent[]): string {
  const late = sectionIdsOf(blocks).flat().slice(FIRST);
  const rule = (ids: string[], declaration: string) =>
    ids.length > 0
      ? `@media (max-width:47.99rem) and (min-height:480px){[data-scripts=''] main :is(${ids.map((id) => `#${id}`).join()}){${declaration}}}`
      : '';
  return rule(late, 'animation:wait .4s,away .1s') + rule(late.slice(SOON), 'animation-duration:.5s,.1s');
}

/** The windows that request fonts at once: wide ones, and those of visitors who disable animations. */
export const PRELOADS_FONTS = '(min-width:48rem),(prefers-reduced-motion)';
