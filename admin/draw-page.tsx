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
import { VARIANTS, WIDE } from '../src/pictures/variants.ts';
import { onSite, undividedNames } from '../src/schema/company.ts';
import { joinShortWords } from '../src/schema/join-short-words.ts';
import { homeOf, languageOfFile } from '../src/schema/languages.ts';
import type { Picture } from '../src/schema/picture.ts';
import { colourRules } from '../src/theme/colours.ts';
import { fontStyles } from '../src/theme/fonts.ts';
import type { AdminContext } from './context.ts';

/** A page as visitors would see it. */
interface DrawnPage {
  html: string;
  /** The styles that depend on its content. */
  rules: string;
  language: string;
  direction: 'ltr' | 'rtl';
}

/** Finds the address of a picture’s file that no build has drawn yet. */
type FindFile = (name: string) => string | undefined;

/**
 * Draws a page from values that nobody has checked: if it cannot be drawn, without the blocks that have mistakes.
 * @param isShown leaves out other blocks
 */
export function drawPage(
  context: AdminContext,
  file: string,
  isShown: (block: unknown) => boolean,
  findFile: FindFile,
): DrawnPage {
  const { blocks, ...page } = context.files[file] as PageContent;
  const shown = blocks.filter(isShown).map((block) => ({ block, ...blockSchema.safeParse(block) }));
  const draw = (blocks: BlockContent[]) => drawBlocks(context, file, { ...page, blocks }, findFile);
  try {
    return draw(shown.map(({ block, data }) => data ?? block));
  } catch {
    return draw(shown.flatMap(({ data }) => data ?? []));
  }
}

function drawBlocks(context: AdminContext, file: string, page: PageContent, findFile: FindFile): DrawnPage {
  const site = siteOf(context);
  const path = addressOf(file.replace('pages/', ''));
  const language = languageOfPage({ id: path }, site);
  const blocks = joinShortWords(contentIn(language, page, site).blocks);
  const pictures = placementsOf(blocks).map((placement) => pictureOf(placement, context, findFile));
  const props = contextOf(path, language, site, context.companyProfiles[language.id], pictures);
  const { company, theme, direction } = props;
  const html = renderToStaticMarkup(
    <Page isDraft={!page.published} blocks={blocks} context={props} address={onSite(company, path)} />,
  );
  return {
    html: markNames(html, undividedNames(company), undivided.name!),
    rules: [
      colourRules(theme),
      fontStyles(props.language),
      ...blocks.map((block, i) => definitionOf(block).rules?.(block, blockIdOf(i)) ?? ''),
      pictureRules(pictures),
      ...pictures.map((picture) => cropRules(picture, pictureIn(context, picture.name).focus)),
    ].join(''),
    language: props.language,
    direction,
  };
}

/** The focus of a picture, if nobody has pressed it. */
const CENTRE = '50% 50%';

/** Shows the part of a picture that the build would cut out. */
function cropRules({ variant, fallback: { src, width, height } }: PictureData, focus = CENTRE): string {
  const rule = ([x, y]: readonly [number, number]) => {
    const crop = cropAround(focus, { width, height }, x / y);
    const share = (start: number, room: number) => (room > 0 ? (100 * start) / room : 50);
    return `img[src="${src}"]{object-position:${share(crop.left, width - crop.width)}% ${share(crop.top, height - crop.height)}%}`;
  };
  return `${rule(VARIANTS[variant].phone.ratio)}@media ${WIDE}{${rule(VARIANTS[variant].wide.ratio)}}`;
}

/** What all pages share, as the files say it now. */
function siteOf({ files, theme, illustrations }: AdminContext): SharedContent {
  /** The values of files by what tells each from the others. */
  const valuesOf = <Value,>(names: RegExp, idOf = languageOfFile) =>
    new Map(
      Object.keys(files).flatMap((file) => (names.test(file) ? [[idOf(file), files[file] as Value]] : [])),
    );
  const pages = [...valuesOf(/^pages\//, (file) => addressOf(file.replace('pages/', ''))).keys()];
  const languages = languagesFrom(
    {
      companies: valuesOf(/^company\./),
      navigations: valuesOf(/^navigation\./),
      companyProfiles: valuesOf(/^company-profile\./),
      pictureTexts: valuesOf(/^pictures\/.+\//, (file) => file.replace(/^pictures\/|\.yaml$/g, '')),
    },
    (id) => pages.includes(homeOf(id)),
  );
  return {
    theme,
    illustrations,
    languages: languages as SharedContent['languages'],
    pages: pages.map((id) => ({ id })),
  };
}

const pictureIn = ({ files }: AdminContext, name: string) => files[`pictures/${name}.yaml`] as Picture;

/** A picture in one place. @throws Error if there is no such picture */
function pictureOf(
  { name, variant }: PicturePlacement,
  context: AdminContext,
  findFile: FindFile,
): PictureData {
  const { file, focus = CENTRE, ...metadata } = pictureIn(context, name);
  const { colour, ...whole } = context.pictures[file] ?? {
    src: findFile(file) ?? file,
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
