/** Tests QtWebKit, the WebKit of 2016, as an example of all browsers without support. See docs/decisions/browsers.md. */
import { spawnSync } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { NO_PAGE } from '../../scripts/measure/site-pages.ts';
import { ADDRESSES } from '../support/content.ts';
import { VISIBLE_WORDS } from '../support/visible-words.ts';

/** An expression for the page’s visible words and the addresses of the visible links in its header, as JSON. */
const FOUND = `JSON.stringify({
  words: ${VISIBLE_WORDS},
  links: [].slice.call(document.querySelectorAll('header a'))
    .filter(function (link) { return link.getClientRects().length; })
    .map(function (link) { return link.href; }),
})`;

interface Found {
  words: string[];
  links: string[];
}

/** Takes a picture of a whole page in a window of a width in pixels. The picture is wider if the page does not fit. */
function draw(address: string, width: number): { picture: Buffer; found: Found } {
  const { stdout, stderr } = spawnSync(
    'wkhtmltoimage',
    [
      '--width',
      `${width}`,
      '--format',
      'png',
      '--debug-javascript',
      '--run-script',
      `console.log(${FOUND})`,
      address,
      '-',
    ],
    { env: { ...process.env, QT_QPA_PLATFORM: 'offscreen' }, maxBuffer: 2 ** 26 },
  );
  const [, found] = /^Warning: \S* (\{.*\})$/m.exec(String(stderr)) ?? [];
  return { picture: stdout, found: JSON.parse(found!) };
}

/** The colours in the top 800 pixels of a picture, as hexadecimal digits, the most frequent first. */
async function colours(picture: Buffer, width: number): Promise<string[]> {
  const { data } = await sharp(picture)
    .extract({ left: 0, top: 0, width, height: 800 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts: Record<string, number> = {};
  for (let i = 0; i < data.length; i += 3) {
    const colour = data.toString('hex', i, i + 3);
    counts[colour] = (counts[colour] ?? 0) + 1;
  }
  return Object.keys(counts).sort((a, b) => counts[b]! - counts[a]!);
}

async function today(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  return { words: await page.evaluate<string[]>(VISIBLE_WORDS), picture: await page.screenshot() };
}

// QtWebKit cannot run scripts that are modules, so the current browser runs no scripts either.
test.use({ javaScriptEnabled: false });

test.skip(
  () => spawnSync('wkhtmltoimage', ['--version']).error !== undefined,
  'wkhtmltoimage is not installed here: apt-get install wkhtmltopdf',
);

for (const path of [...Object.values(ADDRESSES), NO_PAGE]) {
  for (const width of [390, 1280]) {
    test(`${path} has all its text and the company’s colours at ${width} px`, async ({ page, baseURL }) => {
      const { words, picture } = await today(page, path, width);
      const qt = draw(new URL(path, baseURL).href, width);
      expect((await sharp(qt.picture).metadata()).width, 'the page fits into the window').toBe(width);
      expect(words.filter((word) => !qt.found.words.includes(word))).toEqual([]);
      expect((await colours(qt.picture, width)).slice(0, 3)).toContain((await colours(picture, width))[0]);
      expect(
        qt.found.links,
        'the header shows the links of the menu, and links to call and to write',
      ).toEqual(
        expect.arrayContaining([
          new URL('/operations', baseURL).href,
          expect.stringMatching(/^tel:/),
          expect.stringMatching(/^https:\/\/wa\.me\//),
        ]),
      );
    });
  }
}
