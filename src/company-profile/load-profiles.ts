import { getImage } from 'astro:assets';
import { getEntry } from 'astro:content';
import { type BlockContent, definitionOf } from '../blocks/blocks.ts';
import type { PageContext } from '../components/page-context.ts';
import { loadLanguages, loadPages } from '../load/load-pages.ts';
import { headlineOf, type LoadedPage } from '../load/page-content.ts';
import { focusRule, type PictureData } from '../pictures/picture-data.ts';
import { addNoBreakSpaces } from '../text/no-break-spaces.ts';

export type Profile = Awaited<ReturnType<typeof loadProfiles>>[number];

/** The width of a picture on paper: 210 dots per inch in half a line, where most pictures are. */
const WIDTH = 720;

/** The company profile of every language that has texts for one. */
export async function loadProfiles() {
  const pages = await loadPages();
  const languages = (await loadLanguages()).filter(({ profileCopy }) => profileCopy);
  return Promise.all(
    languages.map(async ({ id, home, profileCopy }) => {
      const ownPages = pages.filter(({ context }) => context.home === home);
      const parts = await Promise.all(ownPages.map(blocksOnPaper));
      const blocks = parts.flat();
      const isContact = ({ block }: { block: BlockContent }) => definitionOf(block).isContact;
      return {
        /** As in folders. */
        language: id,
        copy: profileCopy!,
        context: ownPages[0]!.context,
        /** The main heading of the home page. */
        headline: headlineOf(ownPages[0]!.content),
        /** The blocks of each page, without those that show how to reach the company. */
        parts: parts.map((part) => part.filter((block) => !isContact(block))),
        /** The block that shows how to reach the company. */
        contact: blocks.find(isContact),
        rules:
          blocks.map(({ block, blockId }) => definitionOf(block).css?.(block, blockId) ?? '').join('') +
          blocks.flatMap(({ context }) => context.pictures.map(focusRule)).join('') +
          footRules(ownPages[0]!.context),
      };
    }),
  );
}

/** The blocks of a page, with the page’s context and its pictures for paper. */
async function blocksOnPaper({ content, context }: LoadedPage, page: number) {
  const paperContext = { ...context, pictures: await Promise.all(context.pictures.map(onPaper)) };
  return addNoBreakSpaces(content.blocks).map((block, i) => ({
    block,
    blockId: `page-${page}-block-${i}`,
    context: paperContext,
  }));
}

/** A picture as one JPEG, which a PDF holds as it is. It is uncropped, so that a picture of several blocks is held once. */
async function onPaper(picture: PictureData) {
  const { file } = (await getEntry('pictures', picture.name))!.data;
  const size = { width: WIDTH, height: Math.round((WIDTH * file.height) / file.width) };
  const { src } = await getImage({
    src: file,
    position: picture.focus,
    ...size,
    format: 'jpeg',
    quality: 54,
  });
  return { ...picture, sources: [], fallback: { src, ...size } };
}

/** The company’s name at the foot of each sheet, where its lines begin, and the number of the sheet where they end. */
function footRules({ company, textDirection }: PageContext): string {
  const [start, end] = textDirection === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  return `@page{@bottom-${start}{content:${JSON.stringify(company.names.company)}}@bottom-${end}{content:counter(page)}}`;
}
