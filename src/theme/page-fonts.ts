import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type HTMLElement, parse } from 'node-html-parser';
import postcss from 'postcss';
import subsetFont from 'subset-font';
import { type BuiltFile, languageOf, readBuiltFiles, stylesOf, writeHashed } from '../built-files.ts';
import { readFont } from './typefaces.ts';

/** Scripts write them later: times, and which picture of how many is shown. */
const DIGITS = '0123456789';

/** A font that a page’s styles name. */
interface Face {
  family: string;
  /** Its address on the site. */
  url: string;
}

const parseStyles = (html: string) => postcss.parse(stylesOf(html).join(''));

function facesOf({ text }: BuiltFile): Face[] {
  const faces: Face[] = [];
  parseStyles(text).walkAtRules('font-face', (rule) => {
    const [, family = ''] = /font-family:"?([^";]+)/.exec(rule.toString()) ?? [];
    const [, url] = /url\(["']?(\/[^"')]+\.woff2)/.exec(rule.toString()) ?? [];
    if (url) faces.push({ family, url });
  });
  return faces;
}

/** The texts of a page that its styles set in the display face. */
function displayed({ text }: BuiltFile): string {
  const document: HTMLElement = parse(text);
  let texts = '';
  parseStyles(text).walkDecls(/^font(-family)?$/, ({ value, parent }) => {
    if (!/var\(--display\)/.test(value) || parent?.type !== 'rule') return;
    const selector = (parent as postcss.Rule).selector.replaceAll(/:[\w-]+(?![\w(-])|::[\w-]+/g, '');
    for (const element of document.querySelectorAll(selector)) texts += element.textContent;
  });
  return texts;
}

/**
 * Reduces the fonts of languages in other scripts to the characters that their pages show: a Chinese typeface has 20,000
 * characters, and our headlines show some hundreds.
 */
export function pageFonts(): AstroIntegration {
  return {
    name: 'page-fonts',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const pages = await readBuiltFiles(root, '**/*.html');
        const sheets = await readBuiltFiles(root, '**/*.css');
        for (const [language, group] of Map.groupBy(pages, ({ text }) => languageOf(text))) {
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
              reader.text = reader.text.replaceAll(face.url, url);
            if (isOwn) await rm(join(root, face.url));
          }
        }
        for (const { file, text } of [...pages, ...sheets]) await writeFile(join(root, file), text);
      },
    },
  };
}

/** @returns the address of the font with these characters alone */
async function writeSubset(root: string, url: string, language: string, characters: string): Promise<string> {
  const distinct = [...new Set(characters)].sort().join('');
  const font = await subsetFont(await readFile(join(root, url)), distinct, { targetFormat: 'woff2' });
  return writeHashed(root, `${basename(url).split('.')[0]}-${language.toLowerCase()}`, 'woff2', font);
}
