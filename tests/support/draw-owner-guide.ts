/** `node tests/support/draw-owner-guide.ts` draws the pictures for docs/owner-guide.md with a copy of `content/`. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowsers, launchOptions } from '../../scripts/find-browsers.ts';
import { ROOT } from '../../scripts/process.ts';
import { editorOn } from './editor.ts';
import { launchEditor } from './launch.ts';

const content = mkdtempSync(join(ROOT, 'test-results/content-'));
cpSync(join(ROOT, 'content'), content, { recursive: true });
const { address, child, ended } = await launchEditor(content);
const browser = await chromium.launch(launchOptions(findBrowsers()[0]));
const WINDOW = { width: 1366, height: 768 };
const page = await browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce' });
// The first run takes long, because the editor resizes all pictures of the pages.
page.setDefaultTimeout(120_000);
const ui = editorOn(page);

/** Saves a small screenshot as soon as the pictures in it have loaded. */
async function draw(name: string) {
  for (const frame of page.frames())
    await frame.waitForFunction(() =>
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    );
  const small = sharp(await page.screenshot()).resize({ width: 1024, withoutEnlargement: true });
  await small.jpeg({ quality: 60, mozjpeg: true }).toFile(join(ROOT, 'docs/owner-guide', `${name}.jpg`));
}

await page.goto(address);
await ui.preview.getByRole('heading', { level: 1 }).waitFor();
await draw('start');

await page
  .getByRole('navigation')
  .getByText(/^Arabic/)
  .click();
await ui.open('Home page (Arabic)');
await ui.preview.locator('html[lang=ar]').waitFor();
await page.getByRole('button', { name: 'Add a language' }).scrollIntoViewIfNeeded();
await draw('languages');
await ui.open('Home page');
await ui.preview.locator('html[lang=en]').waitFor();
await ui.open('Company details');

await page.setViewportSize({ width: 390, height: 700 });
await draw('phone');
await page.setViewportSize(WINDOW);

await page.getByLabel('Telephone').fill('0312-345 678');
await page.getByLabel('Telephone').blur();
await ui.preview.getByText('+256 312 345 678').first().waitFor({ state: 'attached' });
await page.getByLabel('Telephone').focus();
await draw('telephone');

await ui.open('Home page');
await ui.show(/Gallery/);
await page.getByRole('button', { name: 'Replace picture 1' }).click();
await draw('choose-picture');
await page.keyboard.press('Escape');
await page.getByRole('button', { name: 'Add a block' }).click();
await draw('blocks');
await page.keyboard.press('Escape');

await ui.open('Colours and logos');
await page.getByRole('textbox', { name: 'Company’s colour', exact: true }).fill('#d2603c');
await draw('colour');
await page.getByRole('button', { name: 'Undo' }).click();
await page.getByText('to correct before saving').waitFor({ state: 'detached' });

await ui.open('Company details');
await page.getByLabel('Telephone').fill('12');
await ui.open('About Us');
await ui.show(/Timeline/);
const entries = page.getByRole('group', { name: 'Entries' });
await entries.getByRole('button', { expanded: false }).first().click();
await entries.getByLabel('Title').fill('The first training course for mechanics in Uganda');
await ui.open('Home page');
await ui.show(/^1 /);
await page.getByRole('group', { name: 'Buttons' }).getByRole('button', { expanded: false }).first().click();
await page.getByLabel('Leads to').fill('/operation');
await page.getByRole('button', { name: 'Save', exact: true }).click();
await page.getByText('Not saved yet').waitFor();
await page.getByRole('heading', { name: '3 things to correct' }).and(page.locator(':focus')).waitFor();
await draw('mistakes');

await browser.close();
child.kill('SIGTERM');
await ended;
rmSync(content, { recursive: true, force: true });
