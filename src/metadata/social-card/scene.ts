import type { IllustrationName, Tone } from '../../content/fields.ts';
import type { PageContent } from '../../content/page.ts';

/** What a page’s opening shows: its tone, its headline, and what stands on its horizon. */
export type Scene = { tone: Tone; title: string } & (
  | { illustrations: IllustrationName[] }
  | { number: string }
  /** The company’s logo and, where there is a word for it, an empty slot for another. */
  | { emptySlotLabel: string | undefined }
);

/** The opening of a page; of a page without one, its title beside the company’s logo. */
export function sceneOf({ title, blocks }: PageContent): Scene {
  for (const block of blocks) {
    switch (block.type) {
      case 'home-hero':
        return {
          tone: 'laterite',
          title: block.title,
          illustrations: block.columns.map(({ illustration }) => illustration),
        };
      case 'illustration-hero':
      case 'number-hero':
        return block;
      case 'logo-hero':
        return { tone: block.tone, title: block.title, emptySlotLabel: block.emptySlotLabel };
    }
  }
  return { tone: 'laterite', title, emptySlotLabel: undefined };
}

/**
 * The scene without texts that our typefaces cannot set: they are left to the words beside the picture.
 * @param company stands in the place of such a title
 */
export function legibleScene(scene: Scene, company: string, isLegible: (text: string) => boolean): Scene {
  const { tone } = scene;
  const title = isLegible(scene.title) ? scene.title : company;
  const inner =
    'number' in scene ? scene.number : 'emptySlotLabel' in scene ? scene.emptySlotLabel : undefined;
  return inner === undefined || isLegible(inner)
    ? { ...scene, title }
    : { tone, title, emptySlotLabel: undefined };
}
