import { blockSchema, definitionOf } from '../../blocks/blocks.ts';
import { fieldValues } from '../../schema/field-values.ts';
import { pageSchema } from '../page.ts';
import { didYouMean } from './error-map.ts';
import { type Problem, problemAt } from './problem.ts';
import type { ContentFile } from './read.ts';

/** The pictures that a page’s blocks show. Without variants where a block has mistakes of its own. @param page as written */
export function picturesOnPage(page: ContentFile) {
  return fieldValues('picture', pageSchema, page.raw).map(({ value: name, path }) => {
    const [, index] = path;
    const { data: block } = blockSchema.safeParse((page.raw as { blocks: unknown[] }).blocks[Number(index)]);
    const placements = block ? (definitionOf(block).pictures?.(block) ?? []) : [];
    const variants = placements.filter((placement) => placement.name === name).map(({ variant }) => variant);
    return { name, variants, page, path };
  });
}

/** The name by which pages refer to a picture: that of its entry. */
export const pictureNameOf = (entry: string) => entry.replace(/^.*\/|\.yaml$/g, '');

/** Reports pictures that pages name and that have no entry. */
export function unknownPictures(pages: ContentFile[], pictures: ContentFile[]): Problem[] {
  const names = pictures.map(({ file }) => pictureNameOf(file));
  return pages
    .flatMap(picturesOnPage)
    .filter(({ name }) => !names.includes(name))
    .map(({ name, page, path }) =>
      problemAt(
        page,
        path,
        `names the picture “${name}”, which is not in content/pictures/.${didYouMean(name, names)} Known: ${names.join(', ')}.`,
      ),
    );
}
