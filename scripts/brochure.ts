/** `npm run brochure`: draws the company profile, a PDF, from the content, unless it is drawn already. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { contentFolder } from '../src/content/folders.ts';
import { buildWithAstro } from './astro.ts';
import { ensureBrowser, findBrowser, launchOptions } from './find-browser.ts';
import { main, PlainError, ROOT } from './process.ts';
import { sign, sourceOf, type Words } from './sign-pdf.ts';

const CACHE = join(ROOT, '.cache');

/** The page is laid out at the width of a laptop’s window, of which three quarters are A4. */
const SCALE = 0.75;
/** A sheet before that, in pixels. */
const SHEET = { width: 1058, height: 1497 };

/** What else shapes the PDF. Pictures and fonts have a hash of their content in their names, within the page. */
const DRAWN_BY = ['brochure.ts', 'sign-pdf.ts'].map((name) => join(import.meta.dirname, name));

interface BrochureOptions {
  env?: Record<string, string>;
  /** Gives the browser that draws, or undefined where there is none. */
  browser?: () => Promise<string | undefined>;
}

/**
 * Draws `brochure.pdf` in the content folder when it is not what the content would make now. Without a browser
 * the old one stays, and a line says so.
 * @throws PlainError when the content has mistakes, or a text does not fit its page
 */
export async function drawBrochure({ env, browser = findBrowser }: BrochureOptions = {}): Promise<void> {
  const folder = env?.['CONTENT_DIR'] ?? contentFolder();
  if (!existsSync(join(folder, 'brochure.yaml'))) return;
  const file = join(folder, 'brochure.pdf');
  mkdirSync(CACHE, { recursive: true });
  const work = await mkdtemp(join(CACHE, 'brochure-'));
  try {
    const config = 'src/brochure/astro.config.ts';
    await buildWithAstro(['--silent', '--config', config, '--outDir', work], env);
    const source = await hashOf([join(work, 'index.html'), ...DRAWN_BY]);
    if ((await sourceOf(file)) === source) return;

    const executable = await browser();
    if (!executable) {
      console.warn(
        'The company profile (brochure.pdf) is older than the content: there is no browser here to draw it. `npm run brochure` gets one and draws it.',
      );
      return;
    }
    console.log('Drawing the company profile…');
    const { drawn, words } = await print(work, executable);
    await writeFile(`${file}.part`, await sign(drawn, words, source));
    await rename(`${file}.part`, file);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** A hash of files, as long as the identifier of a PDF. */
async function hashOf(files: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 32);
}

async function print(folder: string, executablePath: string): Promise<{ drawn: Buffer; words: Words }> {
  const browser = await chromium.launch(launchOptions(executablePath));
  try {
    const page = await browser.newPage({ viewport: SHEET, reducedMotion: 'reduce' });
    // At the site’s own address, so that links lead there; files come from the folder, nothing from the network.
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({
        path: join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname)),
      });
    });
    await page.emulateMedia({ media: 'screen' });
    const address = await readFile(join(folder, 'index.html'), 'utf8');
    await page.goto(/<link rel="canonical" href="([^"]+)"/.exec(address)![1]!);
    await refuseOverflow(page);
    await page.evaluate(() => {
      // Else Chromium writes two figures for one picture, the outer one without its description.
      for (const figure of document.querySelectorAll('full-width-picture')) figure.role = 'group';
    });
    const drawn = await page.pdf({
      format: 'A4',
      scale: SCALE,
      printBackground: true,
      tagged: true,
      outline: true,
    });
    return { drawn, words: await readWords(page) };
  } finally {
    await browser.close();
  }
}

/** @throws PlainError when a page holds more than its paper */
async function refuseOverflow(page: Page): Promise<void> {
  const overfull = await page.evaluate(async () => {
    await document.fonts.ready;
    const sheets = [...document.querySelectorAll('[data-sheet]')];
    return sheets.flatMap(({ scrollHeight, clientHeight }, i) =>
      scrollHeight > clientHeight ? [i + 1] : [],
    );
  });
  if (overfull.length === 0) return;
  throw new PlainError(
    `The company profile has more text than fits on page ${overfull.join(' and ')}. Shorten what stands there, in content/pages/.`,
  );
}

const readWords = (page: Page): Promise<Words> =>
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

if (import.meta.main) await main(() => drawBrochure({ browser: ensureBrowser }));
