import { createHash } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { navigation } from './support/content.ts';

const labels = navigation.labels.viewer;
const CHUNK = /\/viewer[^/]*\.js$/;

const links = (page: Page) => page.locator('a[data-viewer]');
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Lets the browser draw for a while: what it scrolls, it scrolls within some frames. */
const frames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (; left > 0; left--) await new Promise(requestAnimationFrame);
  }, count);

/** Where a picture stands, as the viewer says it. */
async function position(page: Page, index: number) {
  const total = await links(page).count();
  return labels.position.replace('%n', String(index + 1)).replace('%total', String(total));
}

/** The picture of the viewer that is shown and heard: its neighbours are hidden from both. */
async function expectShown(page: Page, index: number) {
  const place = await position(page, index);
  const alt = (await links(page).nth(index).locator('img').getAttribute('alt')) ?? '';
  await expect(dialog(page)).toHaveAccessibleName(`${place}, ${alt}`);
  const slide = dialog(page).getByRole('group', { name: place, exact: true });
  await expect(slide).toBeInViewport();
  await expect(slide.getByRole('img', { name: alt })).toBeInViewport();
  await expect(slide.getByText(place, { exact: true })).toBeInViewport();
  await expect(dialog(page).locator('[role=group]:not([inert])')).toHaveCount(1);
}

async function open(page: Page, index: number) {
  await links(page).nth(index).click();
  await expectShown(page, index);
}

/** The width of the picture shown, settled. */
async function pictureWidth(page: Page) {
  const box = await dialog(page).locator('[role=group]:not([inert]) img').last().boundingBox();
  return Math.round(box?.width ?? 0);
}

const captionOf = (page: Page) => dialog(page).locator('[role=group]:not([inert]) p').first();

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whether two boxes share more than an edge. */
const overlap = (a: Box, b: Box) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;

/** Every button is whole, large enough for a finger, and beside the labels. */
async function expectApart(page: Page) {
  await expect(captionOf(page)).toBeInViewport({ ratio: 1 });
  const caption = (await captionOf(page).boundingBox())!;
  for (const control of await dialog(page).getByRole('button').all()) {
    await expect(control).toBeInViewport({ ratio: 1 });
    const box = (await control.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    expect(overlap(box, caption), 'no button covers the caption').toBe(false);
  }
}

type Point = [x: number, y: number];

/** Fingers on the glass: where each of them is, frame by frame. */
async function touch(page: Page, ...frames: Point[][]) {
  const session = await page.context().newCDPSession(page);
  const points = (frame: Point[]) => frame.map(([x, y], id) => ({ x, y, id }));
  for (const [i, frame] of frames.entries()) {
    const type = i === 0 ? 'touchStart' : 'touchMove';
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: points(frame) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Scripts that the page asks for from now on. */
function watchScripts(page: Page) {
  const urls: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && urls.push(request.url()));
  return urls;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await links(page).first().scrollIntoViewIfNeeded();
});

test('nothing is fetched before a visitor aims at a picture, and one file then', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.reload();
  await links(page).last().scrollIntoViewIfNeeded();
  await links(page).last().hover();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  const chunk = page.waitForRequest(CHUNK);
  await page.mouse.down();
  await chunk;
  await page.mouse.up();
  await expectShown(page, (await links(page).count()) - 1);
  expect(scripts).toHaveLength(1);
});

for (const [sign, give] of Object.entries({
  'focus on': (page: Page) => links(page).nth(1).focus(),
  // Safari does not move the focus to a link that is pressed.
  'a press of': (page: Page) => links(page).nth(1).dispatchEvent('pointerdown'),
})) {
  test(`${sign} a picture fetches the viewer`, async ({ page }) => {
    const chunk = page.waitForRequest(CHUNK);
    await give(page);
    await chunk;
    await expect(dialog(page)).toBeHidden();
  });
}

test('a click opens the picture large, with its caption and its place', async ({ page }) => {
  const before = (await links(page).nth(1).boundingBox())!.width;
  const caption = await links(page).nth(1).locator('xpath=..').locator('figcaption').innerText();
  await open(page, 1);
  await expect.poll(() => pictureWidth(page)).toBeGreaterThan(before);
  await expect(dialog(page).getByText(caption)).toBeInViewport();
});

test('the keyboard opens, leads on, stays inside and closes', async ({ page }) => {
  await links(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await expectShown(page, 1);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 2);
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, 1);
  const reached = new Set<string | null>();
  for (let i = 0; i < 8; i++) {
    await page.keyboard.press('Tab');
    reached.add(
      await page.evaluate(() => {
        const { activeElement } = document;
        if (activeElement === document.body) return null;
        return activeElement!.closest('[role=dialog]')
          ? activeElement!.getAttribute('aria-label')
          : 'outside';
      }),
    );
  }
  for (const name of [labels.close, labels.next, labels.previous, labels.zoomIn])
    expect(reached).toContain(name);
  expect(reached).not.toContain('outside');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

for (const [way, close] of Object.entries({
  'the button': (page: Page) => button(page, labels.close).click(),
  Back: (page: Page) => page.goBack(),
})) {
  test(`closed by ${way}, focus is on the picture last shown, in sight`, async ({ page }) => {
    const last = (await links(page).count()) - 1;
    await open(page, 0);
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, last);
    await close(page);
    await expect(links(page).nth(last)).toBeFocused();
    await expect(links(page).nth(last)).toBeInViewport();
  });
}

test('a language written from the right reads from the right', async ({ page }) => {
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await open(page, 0);
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, 1);
  const next = (await button(page, labels.next).boundingBox())!;
  const previous = (await button(page, labels.previous).boundingBox())!;
  expect(next.x).toBeLessThan(previous.x);
});

for (const [way, close] of Object.entries({
  Back: (page: Page) => page.goBack(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
})) {
  test(`${way} closes the viewer where it was opened and leaves nothing in the history`, async ({ page }) => {
    await page.goto('/about');
    await page.goto('/');
    await links(page).nth(2).scrollIntoViewIfNeeded();
    const address = page.url();
    const place = await scrolled(page);
    await open(page, 2);
    await close(page);
    await expect(dialog(page)).toBeHidden();
    await expect(links(page).nth(2)).toBeFocused();
    expect(page.url()).toBe(address);
    expect(await scrolled(page)).toBe(place);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
}

test('an impatient second click on Close goes back once', async ({ page }) => {
  await open(page, 0);
  const steps = await button(page, labels.close).evaluateHandle((close: HTMLElement) => {
    const seen: string[] = [];
    const back = history.back.bind(history);
    // Browsers go back some time after they are asked.
    history.back = () => {
      seen.push('back');
      setTimeout(back, 200);
    };
    close.click();
    close.click();
    return seen;
  });
  await expect(dialog(page)).toBeHidden();
  expect(await steps.jsonValue()).toEqual(['back']);
});

test('the viewer opens again after it was closed', async ({ page }) => {
  await open(page, 0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await open(page, 3);
  await page.keyboard.press('Escape');
  await expect(links(page).nth(3)).toBeFocused();
});

test('the page behind neither scrolls nor is reached', async ({ page }) => {
  await open(page, 0);
  const place = await scrolled(page);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
  await frames(page, 20);
  expect(await scrolled(page)).toBe(place);
  await expect(page.getByRole('main')).toBeHidden();
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
});

test('neighbours are loaded ahead', async ({ page }) => {
  await open(page, 1);
  const loaded = () =>
    dialog(page)
      .locator('img')
      .evaluateAll((all) => all.filter((img) => (img as HTMLImageElement).naturalWidth > 0).length);
  await expect.poll(loaded).toBe(3);
});

test('buttons and a double click enlarge', async ({ page }) => {
  await open(page, 0);
  await expect.poll(() => pictureWidth(page)).toBeGreaterThan(0);
  const width = await pictureWidth(page);
  await button(page, labels.zoomIn).click();
  await expect.poll(() => pictureWidth(page)).toBeGreaterThan(width * 1.5);
  await button(page, labels.zoomOut).click();
  await expect.poll(() => pictureWidth(page)).toBe(width);
  await page.mouse.dblclick(640, 400);
  await expect.poll(() => pictureWidth(page)).toBeGreaterThan(width * 1.5);
});

test('a first click while the viewer is on its way is seen and not lost', async ({ page }) => {
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

test('a viewer that cannot be loaded leaves the link', async ({ page }) => {
  await page.route(CHUNK, (route) => route.abort());
  const picture = await links(page).nth(1).getAttribute('href');
  await links(page).nth(1).click();
  await expect(page).toHaveURL(picture!);
});

test('a click with a key held keeps its meaning', async ({ page, context }) => {
  const picture = await links(page).nth(1).getAttribute('href');
  const tab = context.waitForEvent('page');
  await links(page)
    .nth(1)
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await tab).toHaveURL(picture!);
  await expect(dialog(page)).toBeHidden();
});

test('the viewer works under a strict content policy', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const hashes = (tag: string) =>
      [...body.matchAll(new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`, 'g'))].map(
        ([, text]) => `'sha256-${createHash('sha256').update(text!).digest('base64')}'`,
      );
    const policy = [
      "default-src 'self'",
      `script-src 'self' ${hashes('script').join(' ')}`,
      `style-src 'self' ${hashes('style').join(' ')}`,
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; ');
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, body, headers });
  });
  await page.goto('/');
  const violations = await page.evaluateHandle(() => {
    const seen: string[] = [];
    addEventListener('securitypolicyviolation', (event) => seen.push(event.violatedDirective));
    return seen;
  });
  await open(page, 0);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 1);
  expect(await violations.jsonValue()).toEqual([]);
  await expect(button(page, labels.close)).toHaveCSS('inline-size', '56px');
});

for (const [motion, moves] of [
  ['reduce', false],
  ['no-preference', true],
] as const) {
  test(`pictures ${moves ? 'slide' : 'change at once'} when motion is ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await open(page, 0);
    await page.evaluate(() => {
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (keyframes, options) {
        const { duration } = options as KeyframeAnimationOptions;
        if (duration) document.documentElement.dataset.moved = String(duration);
        return animate.call(this, keyframes, options);
      };
    });
    await button(page, labels.next).click();
    await button(page, labels.zoomIn).click();
    await expectShown(page, 1);
    const moved = page.locator('html[data-moved]');
    await expect(moved).toHaveCount(moves ? 1 : 0);
    if (!moves) await expect(dialog(page)).toHaveCSS('transition-duration', '0s');
  });
}

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
  [1280, 800],
] as const) {
  test(`at ${width} px everything fits, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, 1);
    await expect.poll(() => pictureWidth(page)).toBeGreaterThan(0);
    const picture = (await dialog(page).locator('[role=group]:not([inert]) img').boundingBox())!;
    const caption = (await captionOf(page).boundingBox())!;
    expect(caption.y).toBeGreaterThanOrEqual(picture.y + picture.height - 1);
    await expectApart(page);
    for (const control of await dialog(page).getByRole('button').all()) {
      expect(overlap((await control.boundingBox())!, picture), 'no button covers the picture').toBe(false);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations, passes } = await new AxeBuilder({ page }).withTags(tags).analyze();
    expect(passes.length).toBeGreaterThan(10);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
      [],
    );
  });
}

test('text of double size on a narrow phone leaves the caption and the buttons apart', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await open(page, 1);
  await expectApart(page);
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('a finger that scrolls past a picture fetches nothing', async ({ page }) => {
    const scripts = watchScripts(page);
    const { x, y } = (await links(page).first().boundingBox())!;
    const place = await scrolled(page);
    await touch(page, [[x + 50, y + 80]], [[x + 50, y + 40]], [[x + 50, y - 100]]);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(place);
    expect(scripts).toEqual([]);
  });

  test('a tap opens, swipes lead on and back', async ({ page }) => {
    await links(page).nth(1).tap();
    await expectShown(page, 1);
    await touch(page, [[300, 400]], [[250, 400]], [[150, 400]], [[60, 400]]);
    await expectShown(page, 2);
    await touch(page, [[60, 400]], [[110, 400]], [[210, 400]], [[300, 400]]);
    await expectShown(page, 1);
  });

  test('a pinch and a double tap enlarge', async ({ page }) => {
    await links(page).nth(1).tap();
    await expectShown(page, 1);
    await expect.poll(() => pictureWidth(page)).toBeGreaterThan(0);
    const width = await pictureWidth(page);
    const apart = (distance: number): Point[] => [
      [195 - distance, 400],
      [195 + distance, 400],
    ];
    await touch(page, apart(20), apart(40), apart(60));
    await expect.poll(() => pictureWidth(page)).toBeGreaterThan(width * 1.5);
    await expectShown(page, 1);
    await page.keyboard.press('Control+0');
    await expect.poll(() => pictureWidth(page)).toBe(width);
    await touch(page, [[195, 400]]);
    await touch(page, [[195, 400]]);
    await expect.poll(() => pictureWidth(page)).toBeGreaterThan(width * 1.5);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture is a link to itself, large', async ({ page }) => {
    const picture = await links(page).nth(1).getAttribute('href');
    await links(page).nth(1).click();
    expect(picture).toMatch(/\.jpe?g$/);
    await expect(page).toHaveURL(picture!);
  });
});
