/** `node tests/support/draw-block-thumbnails.ts` draws the thumbnails of the blocks, which the editor shows. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import type { Workspace } from '../../editor/api.ts';
import { addressOfPage, pageFiles } from '../../editor/files.ts';
import { findBrowsers, launchOptions } from '../../scripts/find-browsers.ts';
import { ROOT } from '../../scripts/process.ts';
import { openEditor } from './editor.ts';

const VIEW = { width: 1280, height: 800 };
/** The width of a thumbnail in pixels. */
const SMALL = 320;

const editor = await openEditor();
const browser = await chromium.launch(launchOptions(findBrowsers()[0]));
const page = await browser.newPage({ viewport: VIEW, reducedMotion: 'reduce' });
await page.clock.setFixedTime(new Date('2026-11-22T07:00:00Z'));
const { files } = (await (await fetch(`${editor.address}/workspace`)).json()) as Workspace;
const drawn = new Set<string>();
for (const file of pageFiles(files)) {
  const { blocks } = files[file] as { blocks: { type: string; id?: string; published?: boolean }[] };
  await page.goto(new URL(addressOfPage(file), editor.address).href);
  await page.addStyleTag({ content: '.draft-banner { display: none }' });
  for (const [i, { type, id }] of blocks.entries()) {
    const block = page.locator(`#block-${i + 1}${id ? `, #${id}` : ''}`).first();
    if (drawn.has(type) || (await block.count()) === 0) continue;
    drawn.add(type);
    await block.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    const { y } = (await block.boundingBox())!;
    // Pictures load only when they come into view.
    await page.waitForFunction(() =>
      [...document.images].every((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return bottom < 0 || top > innerHeight || (image.complete && image.naturalWidth > 0);
      }),
    );
    await page.waitForLoadState('networkidle');
    const shot = await page.screenshot({ clip: { x: 0, y: Math.max(0, y), ...VIEW }, fullPage: false });
    const small = await sharp(shot).resize({ width: SMALL }).webp({ quality: 55 }).toBuffer();
    writeFileSync(join(ROOT, 'src/blocks', type, 'thumbnail.webp'), small);
  }
}
await browser.close();
await editor.stop();
editor.remove();
console.log(`Drawn: ${[...drawn].join(', ')}.`);
