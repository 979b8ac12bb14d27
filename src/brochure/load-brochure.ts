import { getCollection } from 'astro:content';
import { type BlockContent, definitionOf } from '../blocks/blocks.ts';
import { drawIllustrations } from '../components/illustration/illustrations.ts';
import { directionOf, type PageContext } from '../components/page-context.ts';
import type { BrochureCopy } from '../content/brochure.ts';
import type { Company } from '../content/company.ts';
import { contentFolder } from '../content/folders.ts';
import { DEFAULT_LANGUAGE, languageOfAddress } from '../content/languages.ts';
import { loadLanguages } from '../content/load-languages.ts';
import { describedIn } from '../content/pages/load-pages.ts';
import { isNotFound } from '../content/pages/page.ts';
import { joinShortWords } from '../content/texts.ts';
import { fillTokens } from '../content/tokens.ts';
import { loadTheme } from '../theme/load-theme.ts';
import { type BrochurePicture, inBlock, loadBrochurePictures } from './pictures.ts';

/** The first block of each type on the pages: the brochure says what the site says. */
export type Blocks = { [Type in BlockContent['type']]?: Extract<BlockContent, { type: Type }> };

/** Everything that the brochure shows. */
export interface BrochureContent {
  copy: BrochureCopy;
  company: Company;
  /** What the site’s blocks know beside their own content. */
  context: PageContext;
  blocks: Blocks;
  pictures: Record<string, BrochurePicture>;
}

/** The language to draw it in, as in file names: `BROCHURE_LANGUAGE` says it where it is not the site’s own. */
const wanted = () => process.env['BROCHURE_LANGUAGE'] ?? DEFAULT_LANGUAGE;

export async function loadBrochure(): Promise<BrochureContent> {
  const languages = await loadLanguages();
  const ids = languages.map(({ id }) => id);
  const language = languages.find(({ id }) => id === wanted())!;
  const { company, names, navigation, tag, home } = language;
  const pages = await getCollection(
    'pages',
    ({ id, data }) => data.published && !isNotFound(id) && languageOfAddress(id, ids) === language.id,
  );
  const inOrder = pages
    .toSorted((a, b) => a.id.localeCompare(b.id))
    .flatMap(({ data }) => data.blocks.filter(({ published }) => published));
  const written = joinShortWords(fillTokens(inOrder, names));
  const theme = loadTheme(contentFolder());
  const pictures = Object.fromEntries(
    Object.entries(fillTokens(await loadBrochurePictures(theme.colours), names)).map(([name, picture]) => [
      name,
      describedIn(language, languages[0]!, { ...picture, name }),
    ]),
  );
  return {
    copy: language.brochure!,
    company,
    context: {
      company,
      theme,
      illustrations: drawIllustrations(theme.logos.company),
      navigation,
      language: tag,
      languages: [],
      direction: directionOf(tag),
      pictures: written
        .flatMap((block) => definitionOf(block).pictures?.(block) ?? [])
        .map((placement) => inBlock(placement, pictures[placement.name]!)),
      home,
      path: home,
    },
    // The first block of a type is the one that counts, so it comes last.
    blocks: Object.fromEntries(written.toReversed().map((block) => [block.type, block])) as Blocks,
    pictures,
  };
}
