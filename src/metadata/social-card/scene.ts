import type { CutoutName, Sky } from '../../model/fields.ts';
import type { PageContent } from '../../model/page.ts';

/** What a page’s opening shows: its sky, its headline, and what stands on its horizon. */
export type Scene = { sky: Sky; title: string } & (
  | { cutouts: CutoutName[] }
  | { figure: string }
  /** The company’s mark and, where there is a word for it, an empty place for another. */
  | { place: string | undefined }
);

/** The opening of a page; of a page without one, its title beside the company’s mark. */
export function sceneOf({ title, blocks }: PageContent): Scene {
  for (const block of blocks) {
    switch (block.type) {
      case 'opening':
        return { sky: 'laterite', title: block.title, cutouts: block.columns.map(({ cutout }) => cutout) };
      case 'fleet-hero':
      case 'figure-hero':
        return block;
      case 'marks-hero':
        return { sky: block.sky, title: block.title, place: block.yours };
    }
  }
  return { sky: 'laterite', title, place: undefined };
}

/**
 * The scene without texts that our typefaces cannot set: they are left to the words beside the picture.
 * @param company stands in the place of such a title
 */
export function legibleScene(scene: Scene, company: string, isLegible: (text: string) => boolean): Scene {
  const { sky } = scene;
  const title = isLegible(scene.title) ? scene.title : company;
  const inner = 'figure' in scene ? scene.figure : 'place' in scene ? scene.place : undefined;
  return inner === undefined || isLegible(inner) ? { ...scene, title } : { sky, title, place: undefined };
}
