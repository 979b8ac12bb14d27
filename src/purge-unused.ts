import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'node-html-parser';
import postcss, { type Rule } from 'postcss';
import { PurgeCSS } from 'purgecss';
import purgeHtml from 'purgecss-from-html';
import subsetFont from 'subset-font';
import { documentLanguage, hashedAddress, readBuiltFiles } from './built-files.ts';

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Attributes that scripts add to a page later. */
const WRITTEN_LATER = ['aria-busy', 'aria-current', 'data-night'];

/** Scripts write them later: times, and which picture of how many is shown. */
const DIGITS = '0123456789';

/**
 * Removes from built pages what Astro cannot know that they do not need. One route draws every page, so each has the styles of
 * all blocks, which would cost a second round trip; a Chinese typeface has 20,000 characters, and headlines show two hundred.
 */
export function purgeUnused(): AstroIntegration {
  return {
    name: 'purge-unused',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        // A test compares pages with and without this step.
        if (process.env['KEEP_UNUSED']) return;
        const root = fileURLToPath(dir);
        // Scripts and other style sheets read custom properties that no rule of a page may read.
        const others = (await readBuiltFiles(root, '**/*.{css,js}')).map(({ text }) => text).join('');
        const variables = [...new Set(others.match(/(?<=var\(|["'`])--[\w-]+/g))];
        const built = await readBuiltFiles(root, '**/*.html');
        const pages = await Promise.all(built.map((page) => usedRules(page, variables)));
        const replaced = new Set<string>();
        for (const group of Map.groupBy(pages, ({ html }) => documentLanguage(html)).values()) {
          for (const [, font] of group[0]!.css.matchAll(/url\("?\/([^")]+\.woff2)"?\)[^}]*unicode-range/g)) {
            const whole = await readFile(join(root, font!));
            const letters = DIGITS + group.map(displayed).join('');
            const subset = await subsetFont(whole, letters, { targetFormat: 'woff2' });
            const address = hashedAddress('headlines', 'woff2', subset);
            await writeFile(join(root, address), subset);
            for (const page of group) {
              page.css = page.css.replaceAll(`/${font}`, address);
              page.html = page.html.replaceAll(`/${font}`, address);
            }
            replaced.add(font!);
          }
        }
        for (const { file, html, css } of pages)
          await writeFile(
            join(root, file),
            html.replace('<style>', () => `<style>${css}`),
          );
        const kept = pages.map(({ css }) => css).join('');
        for (const font of replaced) if (!kept.includes(font)) await rm(join(root, font));
      },
    },
  };
}

/** A page with one empty style element, of which the policy names the hash, and the rules that can match something in it. */
async function usedRules({ file, text }: { file: string; text: string }, variables: string[]) {
  const css = [...text.matchAll(STYLE)].map(([, styles]) => styles).join('');
  const html = text.replace(STYLE, '').replace('<title>', '<style></style><title>');
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: html, extension: 'html' }],
    extractors: [{ extractor: purgeHtml, extensions: ['html'] }],
    dynamicAttributes: WRITTEN_LATER,
    safelist: { variables },
    keyframes: true,
    variables: true,
  });
  // Conditions around rules stay, empty. Browsers before those of `OLDEST_BROWSERS_AS_DESIGNED` show a document without styles.
  const rules = purged!.css.replaceAll(/@supports[^{}]+\{\}/g, '');
  return { file, html, css: `@supports (inset:0){${rules}}` };
}

/** The texts of a page that its styles set in the display face. */
function displayed({ html, css }: { html: string; css: string }): string {
  const document = parse(html);
  let texts = '';
  postcss.parse(css).walkDecls(/^font(-family)?$/, ({ value, parent }) => {
    if (!/var\(--display\)/.test(value) || parent?.type !== 'rule') return;
    const selector = (parent as Rule).selector.replaceAll(/:[\w-]+(?![\w(-])|::[\w-]+/g, '');
    for (const element of document.querySelectorAll(selector)) texts += element.textContent;
  });
  return texts;
}
