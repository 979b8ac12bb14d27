import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type HTMLElement, parse } from 'node-html-parser';
import postcss from 'postcss';
import subsetFont from 'subset-font';
import { HASHED_FILES } from '../../delivery/addresses.ts';
import { readFont } from './typefaces.ts';

/** Scripts write them later: times, and which picture of how many is shown. */
const DIGITS = '0123456789';

interface PageFile {
  file: string;
  html: string;
}

/** A font that a page’s styles name. */
interface Face {
  family: string;
  /** Its address on the site. */
  url: string;
}

const stylesOf = ({ html }: PageFile) =>
  postcss.parse([...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join(''));

function facesOf(page: PageFile): Face[] {
  const faces: Face[] = [];
  stylesOf(page).walkAtRules('font-face', (rule) => {
    const [, family = ''] = /font-family:"?([^";]+)/.exec(rule.toString()) ?? [];
    const [, url] = /url\(["']?(\/[^"')]+\.woff2)/.exec(rule.toString()) ?? [];
    if (url) faces.push({ family, url });
  });
  return faces;
}

/** The texts of a page that its styles set in the display face. */
function displayed(page: PageFile): string {
  const document: HTMLElement = parse(page.html);
  let texts = '';
  stylesOf(page).walkDecls(/^font(-family)?$/, ({ value, parent }) => {
    if (!/var\(--display\)/.test(value) || parent?.type !== 'rule') return;
    const selector = (parent as postcss.Rule).selector.replaceAll(/:[\w-]+(?![\w(-])|::[\w-]+/g, '');
    for (const element of document.querySelectorAll(selector)) texts += element.textContent;
  });
  return texts;
}

/**
 * Leaves in the fonts of languages in other scripts what their pages show: a Chinese typeface has 20,000 characters, and
 * our headlines show some hundreds. It comes after the pages, because only they know.
 */
export function pageFonts(): AstroIntegration {
  return {
    name: 'page-fonts',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const names = await readdir(root, { recursive: true });
        const read = async (file: string) => ({ file, html: await readFile(join(root, file), 'utf8') });
        const pages = await Promise.all(names.filter((name) => name.endsWith('.html')).map(read));
        const sheets = await Promise.all(names.filter((name) => name.endsWith('.css')).map(read));
        const languages = Map.groupBy(pages, ({ html }) => /<html lang="([^"]+)"/.exec(html)?.[1] ?? '');
        for (const [language, group] of languages) {
          const faces = facesOf(group[0]!);
          // A language in the site’s own script shares its fonts.
          const own = faces.find(({ family }) => family.startsWith('Display '));
          if (!own) continue;
          const texts = DIGITS + group.map(displayed).join('');
          const { characterSet } = await readFont(join(root, own.url));
          // Quotation marks of another width would move the page until its own typeface is there.
          const others = [...texts].filter((letter) => !characterSet.includes(letter.codePointAt(0)!));
          for (const face of faces) {
            const isOwn = face === own;
            const url = await writeSubset(root, face.url, language, isOwn ? texts : others.join(''));
            for (const reader of isOwn ? [...pages, ...sheets] : group)
              reader.html = reader.html.replaceAll(face.url, url);
            if (isOwn) await rm(join(root, face.url));
          }
        }
        for (const { file, html } of [...pages, ...sheets]) await writeFile(join(root, file), html);
      },
    },
  };
}

/** @returns the address of the font with these characters alone */
async function writeSubset(root: string, url: string, language: string, characters: string): Promise<string> {
  const distinct = [...new Set(characters)].sort().join('');
  const font = await subsetFont(await readFile(join(root, url)), distinct, { targetFormat: 'woff2' });
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
  const address = `${HASHED_FILES}${basename(url).split('.')[0]}-${language.toLowerCase()}.${hash}.woff2`;
  await writeFile(join(root, address), font);
  return address;
}
