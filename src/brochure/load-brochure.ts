import { getCollection, getEntry } from 'astro:content';
import { type BlockContent, definitionOf } from '../blocks/blocks.ts';
import { drawIllustrations } from '../components/illustration/illustrations.ts';
import { directionOf, type PageContext } from '../components/page-context.ts';
import type { BrochureCopy } from '../content/brochure.ts';
import { type Company, tokensOf } from '../content/company.ts';
import { contentFolder } from '../content/folders.ts';
import { DEFAULT_LANGUAGE, languageOfAddress } from '../content/languages.ts';
import { loadCompany } from '../content/pages/load-pages.ts';
import { NOT_FOUND } from '../content/pages/page.ts';
import { joinShortWords } from '../content/texts.ts';
import { fillTokens } from '../content/tokens.ts';
import { loadTheme } from '../theme/load-theme.ts';
import { inBlock, loadPrintPictures, type PrintPicture } from './pictures.ts';

/** The first block of each type on the pages: the brochure says what the site says. */
export type Blocks = { [Type in BlockContent['type']]?: Extract<BlockContent, { type: Type }> };

/** Everything that the brochure shows. */
export interface BrochureContent {
  copy: BrochureCopy;
  company: Company;
  /** What the site’s blocks know beside their own content. */
  context: PageContext;
  blocks: Blocks;
  pictures: Record<string, PrintPicture>;
}

export async function loadBrochure(): Promise<BrochureContent> {
  const company = await loadCompany();
  const navigations = await getCollection('navigation');
  const languages = navigations.map(({ id }) => id);
  const pages = await getCollection(
    'pages',
    ({ id, data }) =>
      data.published && id !== NOT_FOUND && languageOfAddress(id, languages) === DEFAULT_LANGUAGE,
  );
  const inOrder = pages
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .flatMap(({ data }) => data.blocks.filter(({ published }) => published));
  const names = tokensOf(company);
  const written = joinShortWords(fillTokens(inOrder, names));
  const theme = loadTheme(contentFolder());
  const pictures = fillTokens(await loadPrintPictures(theme.colours), names);
  const navigation = navigations.find(({ id }) => id === DEFAULT_LANGUAGE)!.data;
  return {
    copy: fillTokens((await getEntry('brochure', 'brochure'))!.data, names),
    company,
    context: {
      company,
      theme,
      illustrations: drawIllustrations(theme.logos.company),
      navigation: fillTokens(navigation, names),
      language: company.language,
      direction: directionOf(company.language),
      pictures: written
        .flatMap((block) => definitionOf(block).pictures?.(block) ?? [])
        .map((placement) => inBlock(placement, pictures[placement.name]!)),
      home: '/',
      path: '/',
    },
    // The first block of a type is the one that counts, so it comes last.
    blocks: Object.fromEntries(written.toReversed().map((block) => [block.type, block])) as Blocks,
    pictures,
  };
}
