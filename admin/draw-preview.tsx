import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { type BlockContent, blockSchema } from '../src/blocks/blocks.ts';
import { drawPage } from '../src/layouts/draw-page.tsx';
import { languagesFrom } from '../src/load/language.ts';
import type { PageContent } from '../src/load/page.ts';
import {
  contentIn,
  contextOf,
  languageOfPage,
  placementsOf,
  type SharedContent,
} from '../src/load/page-content.ts';
import { focusRule, type PicturePlacement } from '../src/pictures/picture-data.ts';
import { homeOf } from '../src/schema/languages.ts';
import { addressOf } from '../src/schema/page-addresses.ts';
import type { Picture } from '../src/schema/picture.ts';
import type { AdminContext } from './context.json.ts';

type GetAsset = CustomPreviewTemplateProps['getAsset'];

/**
 * Draws a page from values that nobody has checked: if it cannot be drawn, without the blocks that have mistakes.
 * @param getAsset finds a picture’s file that no build has drawn yet
 * @returns the page as visitors would see it
 */
export function drawPreview(context: AdminContext, file: string, getAsset: GetAsset) {
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
  const address = addressOf(file);
  const language = languageOfPage(address, site);
  const content = contentIn(language, page, site);
  const pictures = placementsOf(content.blocks).map((placement) => pictureOf(placement, admin, getAsset));
  const context = contextOf(address, language, site, admin.companyProfileLinks[language.id], pictures);
  // The fonts as built, and the closest that CSS comes to the build’s crop.
  const rules = [admin.fonts[context.languageTag] ?? '', ...pictures.map(focusRule)].join('');
  return {
    ...drawPage({ content, context }, rules),
    language: context.languageTag,
    textDirection: context.textDirection,
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
  const src = getAsset(`/content/pictures/${file}`)?.url || file;
  const added = { src, width: 1600, height: 1000, colour: '#808080' };
  const { colour, ...fallback } = pictures[file] ?? added;
  const large = { ...fallback, avif: '' };
  return { ...metadata, name, variant, colour, focus, sources: [], fallback, large };
}
