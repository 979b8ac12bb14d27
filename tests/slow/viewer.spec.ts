/** Visitors open pictures large, move between them, enlarge them and come back. `browsers/viewer.spec.ts` tests the basics in each browser. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { COMPLETE } from '../support/complete.ts';
import { painted } from '../support/frames.ts';
import {
  boxOf,
  button,
  dialog,
  expectClosed,
  expectShown,
  LAST,
  labels,
  links,
  linkToAll,
  open,
  openHome,
  picture,
  slide,
  texts,
  thumbnail,
} from '../support/viewer.ts';

const CHUNK = /\/viewer[^/]*\.js$/;

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

const heightOf = async (page: Page) => Math.round((await boxOf(page)).height);

type Box = Awaited<ReturnType<typeof boxOf>>;

/** Whether two boxes overlap by more than an edge. */
const overlap = (a: Box, b: Box) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;

/** Expects that every button is visible and large enough for a finger, and that buttons, picture and caption do not overlap. */
async function expectApart(page: Page) {
  await expect(picture(page)).toBeInViewport({ ratio: 0.99 });
  await expect(texts(page)).toBeInViewport({ ratio: 1 });
  const shown = [(await texts(page).boundingBox())!, await boxOf(page)] as const;
  expect(shown[1].width).toBeGreaterThan(100);
  expect(overlap(...shown), 'the caption does not overlap the picture').toBe(false);
  for (const control of await dialog(page).getByRole('button').all()) {
    await expect(control).toBeInViewport({ ratio: 1 });
    const box = (await control.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    for (const other of shown) expect(overlap(box, other), 'no button covers picture or caption').toBe(false);
  }
}

type Point = [x: number, y: number];

/** Simulates fingers on the screen. @param frames the positions of all fingers, frame by frame, at a natural speed */
async function touch(page: Page, ...frames: Point[][]) {
  const session = await page.context().newCDPSession(page);
  const points = (frame: Point[]) => frame.map(([x, y], id) => ({ x, y, id }));
  // Without timestamps, a busy machine turns the movements into flings that skip several pictures.
  const start = Date.now() / 1000 - frames.length * 0.05;
  const at = (frame: number) => start + frame * 0.05;
  for (const [i, frame] of frames.entries()) {
    const type = i === 0 ? 'touchStart' : 'touchMove';
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: points(frame), timestamp: at(i) });
  }
  const timestamp = at(frames.length);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp });
  await session.detach();
}

let errors: string[];
test.beforeEach(async ({ page }) => {
  errors = await openHome(page);
  await links(page).first().scrollIntoViewIfNeeded();
});
test.afterEach('nothing is thrown, also when the viewer is closed', async ({ page }) => {
  if (await dialog(page).isVisible()) {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    // The browser finishes scrolling.
    await painted(page);
  }
  expect(errors).toEqual([]);
});

/** How far the plate with the zoom icon is pushed out of its picture. */
const hidden = (page: Page) =>
  links(page)
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').transform);

test('under the pointer, a picture shows that it opens', async ({ page }) => {
  await page.mouse.move(0, 0);
  await expect.poll(() => hidden(page)).not.toBe('none');
  await links(page).first().hover();
  await expect.poll(() => hidden(page)).toBe('none');
});

test('with reduced motion, a picture opens at once; it and its neighbours are fetched, and no other', async ({
  page,
}) => {
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error('It moves.');
    };
  });
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  await open(page, 1);
  const data = (await page.locator('[data-viewer]').getAttribute('data-viewer'))!;
  const files: string[] = JSON.parse(data).pictures.map(({ avif }: { avif: string }) => avif);
  await expect.poll(() => files.flatMap((file, i) => (fetched.has(file) ? i : []))).toEqual([0, 1, 2]);
  await expect(picture(page)).toHaveJSProperty('currentSrc', new URL(files[1]!, page.url()).href);
});

test('thumbnails show their picture, and are one Tab stop together', async ({ page }) => {
  await open(page, 0);
  await thumbnail(page, 2).click();
  await expectShown(page, 2);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 3);
  await expect(thumbnail(page, 3)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
});

test('in a right-to-left language, pictures run from right to left', async ({ page }) => {
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await open(page, 0);
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, 1);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 0);
  const next = (await button(page, labels.next).boundingBox())!;
  const previous = (await button(page, labels.previous).boundingBox())!;
  expect(next.x).toBeLessThan(previous.x);
});

test('where the browser has translated the page, the texts are still those of the picture', async ({
  page,
}) => {
  await open(page, 0);
  await texts(page).evaluate((element) => {
    for (const text of element.children) text.replaceChildren(document.createElement('font'));
  });
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 1);
});

test('a click beside the picture, and a double click on the button, return to the page as it was', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/');
  await page.evaluate(COMPLETE);
  await links(page).nth(2).scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  await open(page, 2);
  await page.mouse.click(60, 120);
  await expectClosed(page, 2, errors);
  expect(await scrolled(page)).toBe(place);
  await open(page, 2);
  await button(page, labels.close).evaluate((close: HTMLElement) => {
    close.click();
    close.click();
  });
  await expectClosed(page, 2, errors);
  await page.goBack();
  await expect(page, 'nothing was added to the history').toHaveURL('/about');
});

/** Waits until the page is at its own entry of the history. */
const atOwnEntry = (page: Page) => expect.poll(() => page.evaluate(() => history.state)).toBe(null);

test('Back leaves the page at once after a reload with the viewer open, and after Forward', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/');
  await page.evaluate(COMPLETE);
  await open(page, 1);
  await page.reload();
  await page.evaluate(COMPLETE);
  await expect(dialog(page)).toBeHidden();
  await atOwnEntry(page);
  const movedOn = page.evaluate(() => new Promise((resolve) => addEventListener('popstate', resolve)));
  await page.evaluate(() => history.forward());
  await movedOn;
  await atOwnEntry(page);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('keys and a double click enlarge the picture, and arrow keys then move it', async ({ page }) => {
  await open(page, 0);
  const whole = await heightOf(page);
  const grown = async () => (await heightOf(page)) / whole;
  await page.keyboard.press('+');
  await expect.poll(grown).toBeCloseTo(1.5, 1);
  const { x } = await boxOf(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await boxOf(page)).x).toBeLessThan(x);
  await page.keyboard.press('-');
  await expect.poll(grown).toBe(1);
  await page.mouse.dblclick(400, 300);
  await expect.poll(grown).toBeGreaterThan(2);
  // Another picture is whole, and so is this one afterwards.
  await page.keyboard.press('End');
  await expectShown(page, LAST);
  await page.keyboard.press('Home');
  await expectShown(page, 0);
});

test('keys keep working when the picture is enlarged after a press of Next', async ({ page }) => {
  await open(page, 0);
  await page.getByRole('button', { name: labels.next }).click();
  const whole = await heightOf(page);
  await page.keyboard.press('+');
  await expect.poll(() => heightOf(page)).toBeGreaterThan(whole);
  await page.keyboard.press('0');
  await expect.poll(() => heightOf(page)).toBe(whole);
});

test('a first click while the viewer is loading is acknowledged and not lost', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(CHUNK, async (route) => {
    await promise;
    await route.continue();
  });
  const address = page.url();
  const asked = page.waitForRequest(CHUNK);
  await links(page).nth(1).click();
  await asked;
  await expect(links(page).nth(1)).toHaveAttribute('aria-busy', 'true');
  await expect(dialog(page)).toBeHidden();
  expect(page.url()).toBe(address);
  resolve();
  await expectShown(page, 1);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});

for (const [trouble, prepare] of [
  ['the viewer cannot be loaded', (page: Page) => page.route(CHUNK, (route) => route.abort())],
  ['the browser cannot run it', (page: Page) => page.addInitScript('CSS.supports = () => false')],
] as const) {
  test(`if ${trouble}, the link works`, async ({ page }) => {
    await prepare(page);
    await page.reload();
    await page.evaluate(COMPLETE);
    const file = await links(page).nth(1).getAttribute('href');
    await links(page).nth(1).click();
    await expect(page).toHaveURL(file!);
  });
}

test('a click with a modifier key keeps its meaning', async ({ page, context }) => {
  const file = await links(page).nth(1).getAttribute('href');
  const tab = context.waitForEvent('page');
  await links(page)
    .nth(1)
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await tab).toHaveURL(file!);
  await expect(dialog(page)).toBeHidden();
});

test('axe reports nothing, and everything fits at every size, also with a long caption', async ({ page }) => {
  await open(page, 1);
  const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const axe = new AxeBuilder({ page }).setLegacyMode().include('dialog').withTags(tags);
  const { violations, passes } = await axe.analyze();
  expect(passes.length).toBeGreaterThan(10);
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
  const caption = texts(page).locator('p').last();
  await caption.evaluate((element) => element.append(' It has more words than one line of a laptop holds.'));
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [740, 360],
    [768, 1024],
    [1024, 768],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectApart(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (width < 1000) continue;
    for (const tab of await dialog(page).getByRole('tab').all())
      await expect(tab).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 320, height: 568 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectApart(page);
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('a long gallery shows five pictures in full rows, each with an icon that shows that it opens, and a link to all', async ({
    page,
  }) => {
    await expect(links(page).filter({ visible: true })).toHaveCount(5);
    expect(await hidden(page)).toBe('none');
    const list = page.locator('[data-viewer]');
    const edges = async (element = list) => {
      const { x, y, width } = (await element.boundingBox())!;
      return { top: y, start: Math.round(x), end: Math.round(x + width) };
    };
    const { start, end } = await edges();
    const items = await Promise.all((await list.locator('> :visible').all()).map(edges));
    for (const row of Map.groupBy(items, ({ top }) => top).values())
      expect({ start: row[0]!.start, end: row.at(-1)!.end }).toEqual({ start, end });

    await linkToAll(page).tap();
    await expectShown(page, 0);
    await page.keyboard.press('End');
    await expectShown(page, LAST);
    await page.goBack();
    await expect(linkToAll(page)).toBeFocused();
  });

  test('scrolling past a picture with a finger fetches nothing', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    const { x, y } = (await links(page).first().boundingBox())!;
    const place = await scrolled(page);
    await touch(page, [[x + 50, y + 80]], [[x + 50, y + 40]], [[x + 50, y - 100]]);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(place);
    expect(scripts).toEqual([]);
  });

  test('a swipe shows the next picture, and a pull down closes the viewer, unless it is short', async ({
    page,
  }) => {
    await links(page).nth(1).tap();
    await expectShown(page, 1);
    await touch(page, [[300, 450]], [[250, 450]], [[150, 450]], [[60, 450]]);
    await expectShown(page, 2);
    const { y } = await boxOf(page);
    await touch(page, [[195, 400]], [[195, 420]], [[195, 460]]);
    await expectShown(page, 2);
    expect((await boxOf(page)).y, 'a short pull springs back').toBe(y);
    await touch(page, [[195, 400]], [[195, 420]], [[195, 500]], [[195, 600]]);
    await expectClosed(page, 2, errors);
  });

  test('zooming fills the height first, then goes closer', async ({ page }) => {
    await links(page).nth(1).tap();
    await expectShown(page, 1);
    const whole = await heightOf(page);
    const height = Math.round((await slide(page).boundingBox())!.height);
    const expectHeight = (expected: number) =>
      expect.poll(async () => Math.abs((await heightOf(page)) - expected)).toBeLessThan(2);
    expect(height).toBeGreaterThan(whole * 1.5);
    await button(page, labels.zoomIn).tap();
    await expectHeight(height);
    await button(page, labels.zoomIn).tap();
    await expectHeight(height * 1.5);
    await button(page, labels.zoomOut).tap();
    await expectHeight(whole);
    for (const expected of [height, whole]) {
      await touch(page, [[195, 550]]);
      await touch(page, [[195, 550]]);
      await expectHeight(expected);
    }
    const apart = (distance: number): Point[] => [
      [195 - distance, 550],
      [195 + distance, 550],
    ];
    await touch(page, apart(20), apart(40), apart(60));
    await expect.poll(() => heightOf(page)).toBeGreaterThan(whole * 1.5);
    const { x } = await boxOf(page);
    await touch(page, [[300, 550]], [[250, 550]], [[150, 550]]);
    await expect.poll(async () => (await boxOf(page)).x, 'a finger moves it').toBeLessThan(x);
  });
});
