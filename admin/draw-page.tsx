import { renderToStaticMarkup } from 'react-dom/server';
import { blockIdOf } from '../src/blocks/block-props.ts';
import { type BlockContent, blockSchema, definitionOf } from '../src/blocks/blocks.ts';
import { markNames } from '../src/layouts/mark-names.ts';
import { Page } from '../src/layouts/Page.tsx';
import undivided from '../src/layouts/undivided-names.module.css';
import { languagesFrom } from '../src/load/language.ts';
import { addressOf, type PageContent } from '../src/load/page.ts';
import {
  contentIn,
  contextOf,
  languageOfPage,
  placementsOf,
  type SharedContent,
} from '../src/load/page-content.ts';
import { cropAround } from '../src/pictures/crop.ts';
import { type PictureData, type PicturePlacement, pictureRules } from '../src/pictures/picture-data.ts';
import { type Ratio, VARIANTS, WIDE } from '../src/pictures/variants.ts';
import { onSite, undividedNames } from '../src/schema/company.ts';
import { joinShortWords } from '../src/schema/join-short-words.ts';
import { DEFAULT_LANGUAGE, homeOf } from '../src/schema/languages.ts';
import type { Picture } from '../src/schema/picture.ts';
import { colourRules } from '../src/theme/colours.ts';
import { fontStyles } from '../src/theme/fonts.ts';
import type { AdminContext } from './context.ts';

/** A page as visitors would see it. */
export interface DrawnPage {
  html: string;
  /** The styles that depend on its content. */
  rules: string;
  language: string;
  direction: 'ltr' | 'rtl';
}

/** Finds the address of a picture’s file that no build has drawn yet. */
export type FindFile = (name: string) => string | undefined;

/** Draws a page from values that nobody has checked: a block that cannot be drawn yet is left out. */
export function drawPage(context: AdminContext, file: string, findFile: FindFile): DrawnPage {
  const site = siteOf(context);
  const path = addressOf(file.replace('pages/', ''));
  const language = languageOfPage({ id: path }, site);
  const content = contentIn(language, withDefaults(context.files[file]), site);
  const draw = (blocks: BlockContent[]): DrawnPage => {
    const pictures = placementsOf(blocks).map((placement) => pictureOf(placement, context, findFile));
    const page = contextOf(path, language, site, context.companyProfiles[language.id], pictures);
    const html = renderToStaticMarkup(
      <Page
        isDraft={!content.published}
        blocks={blocks}
        context={page}
        address={onSite(page.company, path)}
      />,
    );
    return {
      html: markNames(html, undividedNames(page.company), undivided.name!),
      rules: [
        colourRules(page.theme),
        fontStyles(page.language),
        ...blocks.map((block, i) => definitionOf(block).rules?.(block, blockIdOf(i)) ?? ''),
        pictureRules(pictures),
        ...pictures.map((picture) => cropRules(picture, pictureIn(context, picture.name).focus)),
      ].join(''),
      language: page.language,
      direction: page.direction,
    };
  };
  const blocks = joinShortWords(content.blocks);
  try {
    return draw(blocks);
  } catch {
    return draw(blocks.filter((block) => isDrawn(() => draw([block]))));
  }
}

function isDrawn(draw: () => void): boolean {
  try {
    draw();
    return true;
  } catch {
    return false;
  }
}

/** Shows the part of a picture that the build would cut out. */
function cropRules({ variant, fallback }: PictureData, focus = '50% 50%'): string {
  const rule = (ratio: Ratio) => {
    const { left, top, width, height } = cropAround(focus, fallback, ratio[0] / ratio[1]);
    const share = (start: number, part: number, whole: number) =>
      whole > part ? (100 * start) / (whole - part) : 50;
    return `img[src="${fallback.src}"]{object-position:${share(left, width, fallback.width)}% ${share(top, height, fallback.height)}%}`;
  };
  return `${rule(VARIANTS[variant].phone.ratio)}@media ${WIDE}{${rule(VARIANTS[variant].wide.ratio)}}`;
}

/** What all pages share, as the files say it now. */
function siteOf({ files, theme, illustrations }: AdminContext): SharedContent {
  /** Values by what a pattern finds in the names of their files. */
  const valuesOf = <Value,>(pattern: RegExp) =>
    new Map(
      Object.entries(files).flatMap(([file, value]) => {
        const found = pattern.exec(file);
        return found ? [[found[1] ?? DEFAULT_LANGUAGE, value as Value]] : [];
      }),
    );
  const pages = [...valuesOf(/^pages\/(.+)$/).keys()].map((file) => ({ id: addressOf(file) }));
  const languages = languagesFrom(
    {
      companies: valuesOf(/^company\.(?:(.+)\.)?yaml$/),
      navigations: valuesOf(/^navigation\.(?:(.+)\.)?yaml$/),
      companyProfiles: valuesOf(/^company-profile\.(?:(.+)\.)?yaml$/),
      pictureTexts: valuesOf(/^pictures\/(.+\/.+)\.yaml$/),
    },
    (id) => pages.some((page) => page.id === homeOf(id)),
  );
  return { theme, illustrations, languages: languages as SharedContent['languages'], pages };
}

/** Values as a schema completes them. A block that has mistakes stays as it is written. */
function withDefaults(page: unknown): PageContent {
  const { blocks = [], ...rest } = Object(page) as { blocks?: unknown[] };
  const completed = blocks.map((block) => blockSchema.safeParse(block).data ?? block);
  return { title: '', description: '', published: true, ...rest, blocks: completed as BlockContent[] };
}

const pictureIn = ({ files }: AdminContext, name: string) => files[`pictures/${name}.yaml`] as Picture;

/** A picture in one place. @throws Error if there is no such picture */
function pictureOf(
  { name, variant }: PicturePlacement,
  context: AdminContext,
  findFile: FindFile,
): PictureData {
  const { file, focus = '50% 50%', ...metadata } = pictureIn(context, name);
  const built = context.pictures[name];
  const { colour, ...whole } = built ?? {
    src: findFile(file)!,
    width: 1600,
    height: 1000,
    colour: '#808080',
  };
  // Its variant tells it from the same picture in another place.
  const large = { ...whole, src: `${whole.src}#${variant}` };
  return {
    ...metadata,
    name,
    variant,
    colour,
    sources: [],
    fallback: large,
    large: { ...large, srcSet: '', focus: Number.parseFloat(focus) },
  };
}
