/** British spelling of everything that people read: the site’s words, this project’s papers. */
import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parse } from 'yaml';

const content = process.env.CONTENT_DIR || 'content';
/** Names are right as the owner writes them. */
const { names, contact } = parse(readFileSync(`${content}/company.yaml`, 'utf8'));
const words = resolve(content, 'dictionary.txt');
const folder = relative('.', content);

/** @type {import('cspell').CSpellSettings} */
export default {
  language: 'en-GB',
  files: [`${folder}/**/*.yaml`, '*.md', 'docs/**/*.md'],
  // Other languages than English have no dictionary here.
  ignorePaths: [`${folder}/navigation.*.yaml`, `${folder}/pages/*/**`],
  dictionaryDefinitions: existsSync(words) ? [{ name: 'owner', path: words }] : [],
  // Code in the papers is left out below, and its words are American.
  dictionaries: ['owner', '!html', '!css'],
  // American, and let pass by one of the dictionaries.
  flagWords: ['center->centre', 'centers->centres', 'color->colour', 'colors->colours'],
  words: [
    ...[...Object.values(names), contact.city, contact.country].flatMap((name) => name.split(/\s+/)),
    // Terms of the papers; those of the site’s words stand in content/dictionary.txt.
    ...[
      'dialog',
      'lightbox',
      'zstd',
      'WCAG',
      'Guidepup',
      'geckodriver',
      'prerendering',
      'prerender',
      'Workbox',
      'precaching',
    ],
    ...['llms', 'CMYK', 'Keystatic', 'Decap', 'Sveltia', 'fontkit', 'fontsource', 'besley', 'OKLCH'],
  ],
  overrides: [
    // Code in Markdown: fenced, between backticks, addresses of links.
    {
      filename: '**/*.md',
      ignoreRegExpList: ['/^```[^]*?^```/gm', '/`[^`]*`/g', '/\\]\\([^)]*\\)/g'],
    },
  ],
};
