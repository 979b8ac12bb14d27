/**
 * Compares what a screen reader says on each page of the fixture company with an approved transcript in `transcripts/`.
 * After an intended change, run `npm run approve` and review the differences.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { NOON } from '../support/clock.ts';
import { COMPLETE } from '../support/complete.ts';
import { APPROVED } from '../support/content.ts';

const TRANSCRIPTS = fileURLToPath(new URL('transcripts', import.meta.url));
const READER = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');
const SCRIPT = '/virtual-screen-reader.js';
/** Phrases about the ends and positions of elements, which screen readers usually do not say. */
const ASIDES = /^(end of |listitem, |paragraph$|strong$)/;

test.use({ bypassCSP: true });

/** Lets a virtual screen reader read a whole page. @returns its phrases, one per line */
async function listen(page: Page): Promise<string> {
  await page.route(`**${SCRIPT}`, (route) => route.fulfill({ path: READER, contentType: 'text/javascript' }));
  const phrases = await page.evaluate(async (script) => {
    const { virtual } = (await import(script)) as typeof import('@guidepup/virtual-screen-reader');
    // The virtual screen reader would read `noscript` elements, although browsers hide them when scripts run.
    for (const hidden of document.querySelectorAll('noscript')) hidden.remove();
    await virtual.start({ container: document.body });
    while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
    return virtual.spokenPhraseLog();
  }, SCRIPT);
  return `${phrases.filter((phrase) => !ASIDES.test(phrase)).join('\n')}\n`;
}

for (const [name, path] of Object.entries(APPROVED)) {
  test(`a screen reader reads ${path} as approved`, async ({ page }, { config }) => {
    const file = `${TRANSCRIPTS}/${name}.txt`;
    await page.clock.setFixedTime(NOON);
    await page.goto(path);
    await page.evaluate(COMPLETE);
    const spoken = await listen(page);
    if (/all|changed/.test(config.updateSnapshots)) writeFileSync(file, spoken);
    expect(existsSync(file), `${file} is missing: write it with npm run approve`).toBe(true);
    expect(spoken.split('\n')).toEqual(readFileSync(file, 'utf8').split('\n'));
  });
}
