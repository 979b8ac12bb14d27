import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { renderToStaticMarkup } from 'react-dom/server';
import { type BlockContent, blockIdOf, blockSchema, definitionOf } from '../src/blocks/blocks.ts';
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
import { focusRule, type PicturePlacement, pictureRules } from '../src/pictures/picture-data.ts';
import { undividedNames } from '../src/schema/company.ts';
import { joinShortWords } from '../src/schema/join-short-words.ts';
import { homeOf } from '../src/schema/languages.ts';
import type { Picture } from '../src/schema/picture.ts';
import { colourRules, fontStyles } from '../src/theme/styles.ts';
import type { AdminContext } from './context.json.ts';

type GetAsset = CustomPreviewTemplateProps['getAsset'];

/**
 * Draws a page from values that nobody has checked: if it cannot be drawn, without the blocks that have mistakes.
 * @param getAsset finds a picture’s file that no build has drawn yet
 * @returns the page as visitors would see it, and the styles that depend on its content
 */
export function drawPage(context: AdminContext, file: string, getAsset: GetAsset) {
  const { blocks, ...page } = context.files[file] as PageContent;
  const read = blocks.map((block) => ({ block, ...blockSchema.safeParse(block) }));
  const draw = (blocks: BlockContent[]) => drawBlocks(context, file, { ...page, blocks }, getAsset);
  try {
    return draw(read.map(({ block, data }) => data ?? block));
  } catch {
    return draw(read.flatMap(({ data }) => data ?? []));
  }
}

function drawBlocks(admin: AdminContext, file: string, page: PageContent, getAsset: GetAsset) {
  const site = siteOf(admin);
  const path = addressOf(file);
  const language = languageOfPage(path, site);
  const blocks = joinShortWords(contentIn(language, page, site).blocks);
  const pictures = placementsOf(blocks).map((placement) => pictureOf(placement, admin, getAsset));
  const context = contextOf(path, language, site, admin.companyProfiles[language.id], pictures);
  const html = renderToStaticMarkup(<Page isDraft={!page.published} blocks={blocks} context={context} />);
  return {
    html: markNames(html, undividedNames(context.company), undivided.name!),
    rules: [
      colourRules(context.theme),
      fontStyles(context.language),
      ...blocks.map((block, i) => definitionOf(block).rules?.(block, blockIdOf(i)) ?? ''),
      pictureRules(pictures),
      // As near as styles come to the crop of the build.
      ...pictures.map(focusRule),
    ].join(''),
    language: context.language,
    direction: context.direction,
  };
}

/** What all pages share, as the files say it now. */
function siteOf({ files, theme, illustrations }: AdminContext): SharedContent {
  const pages = Object.keys(files).flatMap((file) => (file.startsWith('pages/') ? addressOf(file) : []));
  const languages = languagesFrom(files, (id) => pages.includes(homeOf(id)));
  return { theme, illustrations, languages, pages };
}

/** A picture in one place. @throws Error if there is no such picture */
function pictureOf(
  { name, variant }: PicturePlacement,
  { files, pictures }: AdminContext,
  getAsset: GetAsset,
) {
  const { file, focus = '50% 50%', ...metadata } = files[`pictures/${name}.yaml`] as Picture;
  const src = getAsset(`/content/pictures/${file}`)?.url ?? file;
  const added = { src, width: 1600, height: 1000, colour: '#808080' };
  const { colour, ...fallback } = pictures[file] ?? added;
  const large = { ...fallback, avif: '' };
  return { ...metadata, name, variant, colour, focus, sources: [], fallback, large };
}
