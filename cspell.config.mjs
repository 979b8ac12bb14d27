/** British spelling of this project’s documents. That of the content is a note of `npm run check`: scripts/spelling.ts. */

/** @type {import('cspell').CSpellSettings} */
export default {
  language: 'en-GB',
  files: ['*.md', 'docs/**/*.md'],
  // Code in the documents is left out below, and its words are American.
  dictionaries: ['!html', '!css'],
  // American, and let pass by one of the dictionaries.
  flagWords: ['center->centre', 'centers->centres', 'color->colour', 'colors->colours'],
  words: [
    'Ansistrano besley CMYK Decap dialog fontkit fontsource geckodriver Guidepup Hashab Keystatic Lanczos lightbox Naskh Noto',
    'llms mozjpeg OKLCH precaching prerender prerendered prerendering prerenders shipit statistrano Sveltia WCAG Workbox Yunlu zstd',
  ].flatMap((line) => line.split(' ')),
  // Code in Markdown: fenced, between backticks, addresses of links.
  ignoreRegExpList: ['/^```[^]*?^```/gm', '/`[^`]*`/g', '/\\]\\([^)]*\\)/g'],
};
