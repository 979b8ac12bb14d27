/**
 * What a screen reader says of each page of the fixture company, read and approved by a person: `transcripts/*.txt`. After a change that is
 * meant, write them anew with `npm run approve`, and read the difference.
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
/** Ends and counts of things, which readers leave out unless asked. */
const ASIDES = /^(end of |listitem, |paragraph$|strong$)/;

test.use({ bypassCSP: true });

/** Reads a page from its beginning to its end. */
async function listen(page: Page): Promise<string> {
  await page.route(`**${SCRIPT}`, (route) => route.fulfill({ path: READER, contentType: 'text/javascript' }));
  const phrases = await page.evaluate(async (script) => {
    const { virtual } = (await import(script)) as typeof import('@guidepup/virtual-screen-reader');
    // Of scripts that run, which browsers hide and this reader does not know.
    for (const hidden of document.querySelectorAll('noscript')) hidden.remove();
    await virtual.start({ container: document.body });
    while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next();
    return virtual.spokenPhraseLog();
  }, SCRIPT);
  return `${phrases.filter((phrase) => !ASIDES.test(phrase)).join('\n')}\n`;
}

for (const [name, path] of Object.entries(APPROVED)) {
  test(`${path} is read aloud as approved`, async ({ page }, { config }) => {
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
