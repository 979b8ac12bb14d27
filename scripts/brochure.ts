/** `npm run brochure`: draws the company profile, `content/brochure.pdf`, and that of each other language, from the content. */
import { mkdirSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { brochureFingerprint, brochureLanguages } from '../src/brochure/freshness.ts';
import { brochureFileIn } from '../src/content/brochure.ts';
import { contentFolder } from '../src/content/folders.ts';
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
 * @throws UserError if `brochure.yaml` is missing, the content has mistakes, or a text does not fit on its page
 */
export async function drawBrochures(folder = contentFolder()): Promise<string[]> {
  const languages = await brochureLanguages(folder);
  if (languages.length === 0)
    throw new UserError('There is no company profile to draw: content/brochure.yaml is missing.');
  mkdirSync(CACHE, { recursive: true });
  // One language after the other, because builds share Astro’s working folders.
  for (const language of languages) await draw(folder, language);
  return languages.map(brochureFileIn);
}

async function draw(folder: string, language: string): Promise<void> {
  const work = await mkdtemp(join(CACHE, 'brochure-'));
  try {
    const config = 'src/brochure/astro.config.ts';
    const env = { CONTENT_DIR: folder, BROCHURE_LANGUAGE: language };
    await buildWithAstro(['--silent', '--config', config, '--outDir', work], env);
    const fingerprint = await brochureFingerprint(folder, language);
    const { drawn, metadata } = await print(work);
    const file = join(folder, brochureFileIn(language));
    await writeFile(`${file}.part`, await addMetadata(drawn, metadata, fingerprint));
    await rename(`${file}.part`, file);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function print(folder: string): Promise<{ drawn: Buffer; metadata: PdfMetadata }> {
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
    await refuseOverflow(page);
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
    return { drawn, metadata: await readMetadata(page) };
  } finally {
    await browser.close();
  }
}

/** @throws UserError if the content of a page does not fit on its sheet */
async function refuseOverflow(page: Page): Promise<void> {
  const overfull = await page.evaluate(async () => {
    await document.fonts.ready;
    const sheets = [...document.querySelectorAll('[data-sheet]')];
    return sheets.flatMap(({ scrollHeight, clientHeight }, i) =>
      scrollHeight > clientHeight ? [i + 1] : [],
    );
  });
  if (overfull.length === 0) return;
  throw new UserError(
    `The company profile has more text than fits on page ${overfull.join(' and ')}. Shorten the texts of that page in content/pages/.`,
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
