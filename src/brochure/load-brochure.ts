import type { BlockContent } from '../blocks/blocks.ts';
import type { PageContext } from '../components/page-context.ts';
import type { BrochureCopy } from '../content/brochure.ts';
import type { Company } from '../content/company.ts';
import { joinShortWords } from '../content/join-short-words.ts';
import { DEFAULT_LANGUAGE } from '../content/languages.ts';
import { contentOf, loadSite } from '../content/pages/load-pages.ts';
import { isNotFound } from '../content/pages/page.ts';
import { contextOf, languageOf, placementsOf } from '../content/pages/page-content.ts';
import { fillTokens } from '../content/tokens.ts';
import { describedIn } from '../content/translations.ts';
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
  /** The file of each of these blocks, relative to the project’s folder. */
  files: { [Type in keyof Blocks]?: string };
  pictures: Record<string, BrochurePicture>;
}

/** The language to draw it in, as in file names: `BROCHURE_LANGUAGE` says it where it is not the site’s own. */
const wanted = () => process.env['BROCHURE_LANGUAGE'] ?? DEFAULT_LANGUAGE;

/** Reads what the brochure shows, and makes its pictures. */
export async function loadBrochure(): Promise<BrochureContent> {
  const site = await loadSite();
  const language = site.languages.find(({ id }) => id === wanted())!;
  const pages = site.pages.filter((page) => languageOf(page, site) === language && !isNotFound(page.id));
  const written = pages.flatMap((page) =>
    joinShortWords(contentOf(page, site).blocks).map((block) => ({ block, file: page.filePath! })),
  );
  const placements = placementsOf(written.map(({ block }) => block));
  // The first block of a type is the one that counts, so it comes last.
  const latestFirst = written.toReversed();
  const drawn = fillTokens(await loadBrochurePictures(site.theme.colours), language.names);
  const pictures = Object.fromEntries(
    Object.entries(drawn).map(([name, picture]) => [
      name,
      describedIn({ ...picture, name }, language.pictureTexts, site.languages[0].tag),
    ]),
  );
  return {
    copy: language.brochure!,
    company: language.company,
    context: {
      ...contextOf(
        language.home,
        language,
        site,
        undefined,
        placements.map((placement) => inBlock(placement, pictures[placement.name]!)),
      ),
      languages: [],
    },
    blocks: Object.fromEntries(latestFirst.map(({ block }) => [block.type, block])) as Blocks,
    files: Object.fromEntries(latestFirst.map(({ block, file }) => [block.type, file])),
    pictures,
  };
}
