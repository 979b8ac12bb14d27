/** `npm run draw`: a screenshot of every page as its social card, and the company profile of every language, printed. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { dev } from 'astro';
import sharp from 'sharp';
import { profileAddress } from '../src/company-profile/integration.ts';
import { STATIC_FOLDER } from '../src/load/static-files.ts';
import { SOCIAL_CARD, socialCardAddress } from '../src/metadata/social-cards.ts';
import { companyProfileFileIn } from '../src/schema/company-profile.ts';
import { contentFolder, filesMatching } from '../src/schema/folders.ts';
import { languageIdsIn, languageOfFile } from '../src/schema/languages.ts';
import { addressOf, isFallback } from '../src/schema/page-addresses.ts';
import { ensureBrowser, launchOptions } from './find-browsers.ts';
import { nameBookmarks } from './name-bookmarks.ts';
import { main, UserError } from './process.ts';

/**
 * Opens a page as it is by day, and waits for its fonts.
 * @returns false for a draft
 * @throws UserError if the page cannot be drawn, as when the content has mistakes
 */
async function opens(page: Page, address: string): Promise<boolean> {
  // On a busy machine, the development server takes a long time to draw a page for the first time.
  const response = await page.goto(address, { timeout: 120_000 });
  if (response?.status() === 404) return false;
  if (!response?.ok())
    throw new UserError(
      `${new URL(address).pathname} cannot be drawn: run \`npm run check\` or, if that finds no mistake, open it in \`npm run dev\`.`,
    );
  await page.evaluate(async () => {
    document.documentElement.dataset['night'] = 'false';
    // Visitors read another font until ours is there.
    for (const style of document.querySelectorAll('style'))
      style.textContent = style.textContent.replace(/font-display: *swap/g, 'font-display:block');
    await document.fonts.ready;
  });
  return true;
}

/** Blocks some resources of a page. Scripts of the development server would reload it. */
const block = (page: Page, types: string[]) =>
  page.route('**/*', (route) =>
    types.includes(route.request().resourceType()) ? route.abort() : route.continue(),
  );

/** @returns the cards by their names as static files */
async function drawCards(browser: Browser, site: string) {
  // Laid out in the window of a small laptop and drawn larger, so that the headline can be read in a chat.
  const scale = 1.2;
  const page = await browser.newPage({
    viewport: { width: SOCIAL_CARD.width / scale, height: SOCIAL_CARD.height / scale },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
    // For styles that only cards have
    bypassCSP: true,
  });
  // Heroes have no pictures, and those of the other blocks would take a long time to make.
  await block(page, ['script', 'image']);
  const cards: Record<string, Uint8Array> = {};
  for (const file of await filesMatching(contentFolder(), 'pages/**/*.yaml')) {
    const address = addressOf(file);
    if (isFallback(address) || !(await opens(page, site + address))) continue;
    await page.addStyleTag({ path: join(import.meta.dirname, 'social-card.css') });
    cards[socialCardAddress(address).slice(1)] = await sharp(await page.screenshot())
      .png({ palette: true, colours: 64, dither: 0 })
      .toBuffer();
  }
  return cards;
}

/** @returns the profiles by their names as static files */
async function printProfiles(browser: Browser, site: string) {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await block(page, ['script']);
  const profiles: Record<string, Uint8Array> = {};
  for (const file of await filesMatching(contentFolder(), 'company-profile{,.*}.yaml')) {
    const language = languageOfFile(file);
    if (!(await opens(page, site + profileAddress(language)))) continue;
    const headings = await page.evaluate(async () => {
      for (const picture of document.images) picture.loading = 'eager';
      await Promise.all([...document.images].map((picture) => picture.decode()));
      const { href: address } = document.querySelector<HTMLLinkElement>('link[rel=canonical]')!;
      for (const link of document.querySelectorAll('a'))
        link.href = new URL(link.getAttribute('href')!, address).href;
      // Otherwise Chromium writes two figures for each picture, and the outer one has no description.
      for (const figure of document.querySelectorAll('figure')) figure.role = 'group';
      const headings = document.querySelectorAll<HTMLElement>('h1, h2, h3, h4');
      return [...headings].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
    });
    const options = { preferCSSPageSize: true, printBackground: true, tagged: true, outline: true };
    profiles[companyProfileFileIn(language)] = nameBookmarks(await page.pdf(options), headings);
  }
  return profiles;
}

await main(async () => {
  await ensureBrowser();
  // Forced, because Astro would look for pictures in the folder in which it last read the same content. A changed file could
  // restart the server while a page loads, so it does not watch.
  const settings = { server: { port: 0 }, vite: { server: { watch: { ignored: '**' } } } };
  const server = await dev({ mode: 'production', force: true, logLevel: 'error', ...settings });
  const site = `http://localhost:${server.address.port}`;
  const browser = await chromium.launch(launchOptions());
  const files = { ...(await drawCards(browser, site)), ...(await printProfiles(browser, site)) };
  await browser.close();
  await server.stop();
  const folder = join(contentFolder(), STATIC_FOLDER);
  // Not other documents of the owner, such as `company-profile-2024.pdf`
  const profiles = languageIdsIn(await filesMatching(contentFolder(), 'navigation*.yaml')).map(
    companyProfileFileIn,
  );
  for (const old of await filesMatching(folder, ['cards/**/*.png', ...profiles])) await rm(join(folder, old));
  for (const [name, data] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), data);
  }
  console.log(`Written to ${relative('', folder)}/: ${Object.keys(files).join(', ')}.`);
});
