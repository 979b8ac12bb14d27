/** `npm run brochure`: draws the company profile, a PDF, from the content, unless it is drawn already. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFArray, PDFDocument, PDFHexString } from '@cantoo/pdf-lib';
import { chromium, type Page } from '@playwright/test';
import { contentFolder } from '../src/model/folders.ts';
import { buildWithAstro } from './astro.ts';
import { ensureBrowser, findBrowser, launchOptions } from './find-browser.ts';
import { main, PlainError, ROOT } from './process.ts';

const CACHE = join(ROOT, '.cache');

/** The page is laid out at the width of a laptop’s window, of which three quarters are A4. */
const SCALE = 0.75;
/** A sheet before that, in pixels. */
const SHEET = { width: 1058, height: 1497 };

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
    // Pictures and fonts have a hash of their content in their names, so the page stands for all of it.
    const page = await readFile(join(work, 'index.html'));
    const source = createHash('sha256').update(page).digest('hex').slice(0, 32);
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

/** What a PDF of ours was drawn from: the identifier that the format provides for that. */
async function sourceOf(file: string): Promise<string | undefined> {
  if (!existsSync(file)) return undefined;
  const pdf = await PDFDocument.load(await readFile(file), { updateMetadata: false });
  const { ID } = pdf.context.trailerInfo;
  return ID instanceof PDFArray ? ID.lookup(0, PDFHexString).asString() : undefined;
}

/** Writes into the PDF who made it and from what, which Chromium leaves out. */
async function sign(drawn: Buffer, { title, author, summary }: Words, source: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(drawn, { updateMetadata: false });
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setAuthor(author);
  pdf.setSubject(summary);
  const id = PDFHexString.of(source);
  pdf.context.trailerInfo.ID = pdf.context.obj([id, id]);
  return pdf.save();
}

/** What the document says of itself. */
interface Words {
  title: string;
  author: string;
  summary: string;
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
    return { title: document.title, author: meta('author'), summary: meta('description') };
  });

if (import.meta.main) await main(() => drawBrochure({ browser: ensureBrowser }));
