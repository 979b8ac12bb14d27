import { defineCollection } from 'astro:content';
import { join } from 'node:path';
import { contentFiles } from './load/content-loader.ts';
import { pageSchema } from './load/page.ts';
import { openPicture } from './pictures/open-picture.ts';
import { placeholderColour } from './pictures/placeholder-colour.ts';
import { contentFolder } from './schema/folders.ts';
import { addressOf } from './schema/page-addresses.ts';
import { pictureSchema, pictureTextSchema } from './schema/picture.ts';
import { loadTheme } from './theme/load-theme.ts';

/** Facts and labels, by file. `language.ts` completes translations from their originals, and then checks them. */
const texts = defineCollection({
  loader: contentFiles('{company,company-profile,navigation}{,.*}.yaml', (file) => file),
});

const pages = defineCollection({ loader: contentFiles('pages/**/*.yaml', addressOf), schema: pageSchema });

/** The development server would show the colour only for a moment, and would begin seconds later. */
const colourOf = import.meta.env.DEV ? () => 'transparent' : placeholderColour;

const pictures = defineCollection({
  loader: contentFiles('pictures/*.yaml', (file) => file.replace(/^pictures\/|\.yaml$/g, '')),
  schema: ({ image }) =>
    pictureSchema.transform(async ({ file, ...metadata }) => {
      const source = join(contentFolder(), 'pictures', file);
      const { autoOrient: size, hasAlpha } = await openPicture(source).metadata();
      const isDocument = metadata.kind === 'document';
      const ground = loadTheme().colours.cotton;
      return {
        ...metadata,
        file: image().parse(`./${file}`),
        size,
        /** What is seen through transparent parts, and beside a document. JPEG has no transparency, and the viewer is dark. */
        background: hasAlpha || isDocument ? ground : undefined,
        colour: isDocument ? ground : await colourOf(source, metadata.kind, ground),
      };
    }),
});

const pictureTexts = defineCollection({
  loader: contentFiles('pictures/*/*.yaml', (file) => file),
  schema: pictureTextSchema,
});

export const collections = { pages, pictures, pictureTexts, texts };
