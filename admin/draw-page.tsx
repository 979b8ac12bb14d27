import { renderToStaticMarkup } from 'react-dom/server';
import { blockIdOf } from '../src/blocks/block-props.ts';
import { type BlockContent, blockSchema, definitionOf } from '../src/blocks/blocks.ts';
import { Block } from '../src/blocks/components.tsx';
import type { PageContext } from '../src/components/page-context.ts';
import { onSite, undividedNames } from '../src/content/company.ts';
import { joinShortWords } from '../src/content/join-short-words.ts';
import { type Language, languageFrom } from '../src/content/language.ts';
import {
  DEFAULT_LANGUAGE,
  homeOf,
  languageOfAddress,
  languageOfFile,
  withoutLanguage,
} from '../src/content/languages.ts';
import { addressOf, type PageContent } from '../src/content/pages/page.ts';
import {
  contentIn,
  contextOf,
  languageLinks,
  placementsOf,
  type SharedContent,
} from '../src/content/pages/page-content.ts';
import type { Picture } from '../src/content/picture.ts';
import { fillTokens } from '../src/content/tokens.ts';
import { describedIn, type PictureTexts } from '../src/content/translations.ts';
import { markNames } from '../src/layouts/mark-names.ts';
import { Page } from '../src/layouts/Page.tsx';
import undivided from '../src/layouts/undivided-names.module.css';
import { cropAround } from '../src/pictures/crop.ts';
import { type PictureData, type PicturePlacement, pictureRules } from '../src/pictures/picture-data.ts';
import { type Ratio, VARIANTS, WIDE } from '../src/pictures/variants.ts';
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
  const id = languageOfAddress(
    path,
    site.languages.map(({ id }) => id),
  );
  const language = site.languages.find((one) => one.id === id) ?? site.languages[0];
  const content = contentIn(language, withDefaults(context.files[file]), site);
  const page: PageContext = {
    ...contextOf(language, site),
    languages: languageLinks(site, withoutLanguage(language.home, path)),
    brochure: context.brochures[id],
    pictures: [],
    path,
  };
  const blocks = joinShortWords(content.blocks).filter((block) => {
    try {
      const pictures = placementsOf([block]).map((placed) =>
        pictureOf(placed, context, language, site, findFile),
      );
      renderToStaticMarkup(<Block block={block} blockId="trial" context={{ ...page, pictures }} />);
      page.pictures.push(...pictures);
      return true;
    } catch (error) {
      console.info(`A ${block.type} is not drawn yet:`, error);
      return false;
    }
  });
  const html = renderToStaticMarkup(
    <Page isDraft={!content.published} blocks={blocks} context={page} address={onSite(page.company, path)} />,
  );
  return {
    html: markNames(html, undividedNames(page.company), undivided.name!),
    rules: rulesOf(blocks, page.pictures, context),
    language: page.language,
    direction: page.direction,
  };
}

const rulesOf = (blocks: BlockContent[], pictures: PictureData[], context: AdminContext) =>
  [
    ...blocks.map((block, i) => definitionOf(block).rules?.(block, blockIdOf(i)) ?? ''),
    pictureRules(pictures),
    ...pictures.map((picture) =>
      cropRules(picture, (context.files[`pictures/${picture.name}.yaml`] as Picture).focus),
    ),
  ].join('');

/** Shows the part of a picture that the build would cut out. */
function cropRules({ variant, fallback: { src }, large }: PictureData, focus = '50% 50%'): string {
  const rule = (ratio: Ratio) => {
    const { left, top, width, height } = cropAround(focus, large, ratio[0] / ratio[1]);
    const share = (start: number, part: number, whole: number) =>
      whole > part ? (100 * start) / (whole - part) : 50;
    return `img[src="${src}"]{object-position:${share(left, width, large.width)}% ${share(top, height, large.height)}%}`;
  };
  return `${rule(VARIANTS[variant].phone.ratio)}@media ${WIDE}{${rule(VARIANTS[variant].wide.ratio)}}`;
}

/** What all pages share, as the files say it now. */
function siteOf({ files, theme, illustrations }: AdminContext): SharedContent {
  const filesOf = (kind: string) =>
    new Map(
      Object.entries(files).flatMap(([file, value]) =>
        file === `${kind}.yaml` || file.startsWith(`${kind}.`)
          ? [[languageOfFile(file), value as object]]
          : [],
      ),
    );
  const navigations = filesOf('navigation');
  const ids = [...navigations.keys()].sort((one, other) =>
    one === DEFAULT_LANGUAGE || (other !== DEFAULT_LANGUAGE && one < other) ? -1 : 1,
  );
  const pages = Object.keys(files).flatMap((file) =>
    file.startsWith('pages/') ? { id: addressOf(file.slice(6)) } : [],
  );
  const languages = ids
    .filter((id) => pages.some((page) => page.id === homeOf(id)))
    .map((id) =>
      languageFrom(id, {
        companies: filesOf('company'),
        navigations,
        brochures: filesOf('brochure'),
        pictureTexts: id === DEFAULT_LANGUAGE ? undefined : textsIn(files, id),
      }),
    );
  return { theme, illustrations, languages: languages as SharedContent['languages'], pages };
}

const textsIn = (files: AdminContext['files'], language: string): PictureTexts =>
  Object.fromEntries(
    Object.entries(files).flatMap(([file, value]) => {
      const [, name] = new RegExp(`^pictures/${language}/(.+)\\.yaml$`).exec(file) ?? [];
      return name ? [[name, value as PictureTexts[string]]] : [];
    }),
  );

/** Values as a schema completes them. A block that has mistakes stays as it is written. */
function withDefaults(page: unknown): PageContent {
  const { blocks = [], ...rest } = Object(page) as { blocks?: unknown[] };
  const completed = blocks.map((block) => blockSchema.safeParse(block).data ?? block);
  return { title: '', description: '', published: true, ...rest, blocks: completed as BlockContent[] };
}

/** A picture in one place. @throws Error if there is no such picture */
function pictureOf(
  { name, variant }: PicturePlacement,
  { files, pictures }: AdminContext,
  { names, pictureTexts }: Language,
  { languages }: SharedContent,
  findFile: FindFile,
): PictureData {
  const { file, focus = '50% 50%', ...metadata } = files[`pictures/${name}.yaml`] as Picture;
  const built = pictures[name] ?? { src: findFile(file)!, width: 1600, height: 1000, colour: '#808080' };
  // Its variant tells it from the same picture in another place.
  const whole = { ...built, src: `${built.src}#${variant}` };
  return describedIn(
    {
      ...fillTokens(metadata, names),
      name,
      variant,
      colour: built.colour,
      sources: [],
      fallback: { src: whole.src, width: whole.width, height: whole.height },
      large: { ...whole, srcSet: '', focus: Number.parseFloat(focus) },
    },
    pictureTexts,
    languages[0].tag,
  );
}
