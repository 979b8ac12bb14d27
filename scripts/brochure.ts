/** `npm run brochure`: draws the company profile, `content/brochure.pdf`, and that of each other language, from the content. */
import { mkdirSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { brochureFingerprint, brochureLanguages } from '../src/brochure/freshness.ts';
import { brochureFileIn } from '../src/content/brochure.ts';
import { contentFolder } from '../src/content/folders.ts';
import { englishNameOf } from '../src/content/languages.ts';
import { buildWithAstro } from './build.ts';
import { ensureBrowser, launchOptions } from './find-browsers.ts';
import { addMetadata, type PdfMetadata } from './pdf-metadata.ts';
import { main, ROOT, UserError } from './process.ts';

const CACHE = join(ROOT, '.cache');

/** The page is laid out at the width of a laptop’s window; scaled by this factor, it has the width of A4. */
const SCALE = 0.75;
/** The size of a sheet before scaling, in pixels. */
const SHEET = { width: 1058, height: 1497 };

/**
 * Draws `brochure.pdf` in a content folder, and `brochure.ar.pdf` beside `brochure.ar.yaml`.
 * @param folder absolute
 * @returns the names of the files
 * @throws UserError if `brochure.yaml` is missing, the content has mistakes, or a text does not fit on its page; no file is then changed
 */
export async function drawBrochures(folder = contentFolder()): Promise<string[]> {
  const languages = await brochureLanguages(folder);
  if (languages.length === 0)
    throw new UserError('There is no company profile to draw: content/brochure.yaml is missing.');
  mkdirSync(CACHE, { recursive: true });
  // One language after the other, because builds share Astro’s working folders.
  const brochures: Drawn[] = [];
  for (const language of languages) brochures.push(await draw(folder, language));
  const overfull = brochures.flatMap(({ overfull }) => overfull);
  if (overfull.length > 0) throw new UserError(overfull.join('\n'));
  for (const { name, pdf } of brochures) {
    const file = join(folder, name);
    await writeFile(`${file}.part`, pdf);
    await rename(`${file}.part`, file);
  }
  return brochures.map(({ name }) => name);
}

/** The company profile in a language. */
interface Drawn {
  name: string;
  pdf: Uint8Array;
  /** A message for each page that has more text than fits. */
  overfull: string[];
}

async function draw(folder: string, language: string): Promise<Drawn> {
  const work = await mkdtemp(join(CACHE, 'brochure-'));
  try {
    const config = 'src/brochure/astro.config.ts';
    const env = { CONTENT_DIR: folder, BROCHURE_LANGUAGE: language };
    await buildWithAstro(['--silent', '--config', config, '--outDir', work], env);
    const fingerprint = await brochureFingerprint(folder, language);
    const { drawn, metadata, overfull } = await print(work);
    return {
      name: brochureFileIn(language),
      pdf: await addMetadata(drawn, metadata, fingerprint),
      overfull,
    };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function print(folder: string): Promise<{ drawn: Buffer; metadata: PdfMetadata; overfull: string[] }> {
  const browser = await chromium.launch(launchOptions(await ensureBrowser()));
  try {
    const page = await browser.newPage({ viewport: SHEET, reducedMotion: 'reduce' });
    // The page has the site’s own address, so that links lead there. All files come from the folder, not from the network.
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({
        path: join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname)),
      });
    });
    await page.emulateMedia({ media: 'screen' });
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    await page.goto(/<link rel="canonical" href="([^"]+)"/.exec(html)![1]!);
    const overfull = await overfullIn(page);
    await page.evaluate(() => {
      // Otherwise Chromium writes two figures for each picture, and the outer one has no description.
      for (const figure of document.querySelectorAll('figure')) figure.role = 'group';
    });
    const drawn = await page.pdf({
      format: 'A4',
      scale: SCALE,
      printBackground: true,
      tagged: true,
      outline: true,
    });
    return { drawn, metadata: await readMetadata(page), overfull };
  } finally {
    await browser.close();
  }
}

/** A message for each page that has more text than fits. */
async function overfullIn(page: Page): Promise<string[]> {
  const { language, sheets } = await page.evaluate(async () => {
    await document.fonts.ready;
    const all = [...document.querySelectorAll<HTMLElement>('[data-sheet]')];
    const sheets = all.map(({ scrollHeight, clientHeight, dataset }) => ({
      isOverfull: scrollHeight > clientHeight,
      sources: dataset['sheet'],
    }));
    return { language: document.documentElement.lang, sheets };
  });
  const name = englishNameOf(language.toLowerCase());
  return sheets.flatMap(({ isOverfull, sources }, i) =>
    isOverfull
      ? `The company profile in ${name} has more text than fits on page ${i + 1}. Shorten the texts of ${sources}.`
      : [],
  );
}

const readMetadata = (page: Page): Promise<PdfMetadata> =>
  page.evaluate(() => {
    const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)!.content;
    const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')];
    return {
      title: document.title,
      author: meta('author'),
      summary: meta('description'),
      headings: headings.map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()),
    };
  });

if (import.meta.main) {
  await main({}, async () => {
    const files = await drawBrochures();
    console.log(`The company profile is drawn: ${files.join(', ')} in content/. Commit it with the content.`);
  });
}
