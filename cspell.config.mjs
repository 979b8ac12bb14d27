/** British spelling of this project’s documents. */

/** @type {import('cspell').CSpellSettings} */
export default {
  language: 'en-GB',
  files: ['*.md', 'docs/**/*.md'],
  // Code in the documents is left out below, and its words are American.
  dictionaries: ['!html', '!css'],
  // American spellings that one of the dictionaries accepts.
  flagWords: ['center->centre', 'centers->centres', 'color->colour', 'colors->colours'],
  words: [
    'Contentful Decap dialog fontsource Forgejo Hashab Keystatic Lanczos lightbox Naskh Noto precaching prerendering',
    'subgrid Sveltia WCAG Workbox Yunlu',
  ].flatMap((line) => line.split(' ')),
  // Code in Markdown: fenced, between backticks, addresses of links. Arabic words.
  ignoreRegExpList: ['/^```[^]*?^```/gm', '/`[^`]*`/g', '/\\]\\([^)]*\\)/g', '/\\p{Script=Arabic}+/gu'],
};
