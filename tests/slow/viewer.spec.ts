import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { COMPLETE } from '../support/complete.ts';
import { navigation } from '../support/content.ts';

const labels = navigation.labels.viewer;
const CHUNK = /\/viewer[^/]*\.js$/;

const links = (page: Page) => page.locator('a[data-srcset]');
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Waits for some frames, in which the browser finishes scrolling. */
const frames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (; left > 0; left--) await new Promise(requestAnimationFrame);
  }, count);

/** The viewer’s text for the position of a picture. */
async function position(page: Page, index: number) {
  const total = await links(page).count();
  return labels.position.replace('%n', String(index + 1)).replace('%total', String(total));
}

/** The current slide. Its neighbours are hidden, also from assistive technology. */
const slide = (page: Page) => dialog(page).locator('[role=tabpanel]:not([inert])');
const picture = (page: Page) => slide(page).locator('img');
const thumbnail = (page: Page, index: number) => dialog(page).getByRole('tab').nth(index);
const descriptionOf = (page: Page, index: number) =>
  links(page).nth(index).locator('img').getAttribute('alt') as Promise<string>;

async function expectShown(page: Page, index: number) {
  const place = await position(page, index);
  const alt = await descriptionOf(page, index);
  await expect(dialog(page)).toHaveAccessibleName(`${place}, ${alt}`);
  await expect(slide(page)).toHaveCount(1);
  await expect(slide(page)).toHaveAccessibleName(place);
  await expect(slide(page)).toBeInViewport({ ratio: 1 });
  await expect(picture(page)).toHaveAccessibleName(alt);
  await expect(dialog(page).getByText(place, { exact: true })).toBeInViewport();
  await expect(thumbnail(page, index)).toHaveAttribute('aria-selected', 'true');
  await expect(thumbnail(page, index)).toBeInViewport();
}

async function open(page: Page, index: number) {
  await links(page).nth(index).click();
  await expectShown(page, index);
}

/** In CSS pixels. */
const pictureWidth = async (page: Page) => Math.round((await picture(page).boundingBox())?.width ?? 0);

const captionOf = (page: Page) => dialog(page).locator('[aria-live]');

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whether two boxes overlap by more than an edge. */
const overlap = (a: Box, b: Box) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;

/** Expects that every button is visible and large enough for a finger, and that buttons, picture and caption do not overlap. */
async function expectApart(page: Page) {
  await expect(captionOf(page)).toBeInViewport({ ratio: 1 });
  const shown = [(await captionOf(page).boundingBox())!, (await picture(page).boundingBox())!] as const;
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

/** Collects the scripts that the page requests from now on. */
function watchScripts(page: Page) {
  const urls: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && urls.push(request.url()));
  return urls;
}

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  await page.goto('/');
  if (javaScriptEnabled) await page.evaluate(COMPLETE);
  await links(page).first().scrollIntoViewIfNeeded();
});

/** How far the plate with the zoom icon is pushed out of its picture. */
const hidden = (page: Page) =>
  links(page)
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').transform);

test('a picture shows the zoom icon under the pointer and with the focus', async ({ page }) => {
  await page.mouse.move(0, 0);
  await expect.poll(() => hidden(page)).not.toBe('none');
  await links(page).first().hover();
  await expect.poll(() => hidden(page)).toBe('none');
  await page.mouse.move(0, 0);
  await page.keyboard.press('Tab');
  await links(page).first().focus();
  await expect.poll(() => hidden(page)).toBe('none');
});

test('on a touch screen, every picture shows the zoom icon', { tag: '@phone' }, async ({ page }) => {
  expect(await hidden(page)).toBe('none');
});

test('nothing is fetched until a visitor aims at a picture, and then only one file', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.reload({ waitUntil: 'networkidle' });
  // On a busy machine, the network is idle before the page asks for its script.
  await page.evaluate(COMPLETE);
  const ofThePage = [...scripts];
  await links(page).last().scrollIntoViewIfNeeded();
  await links(page).last().hover();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual(ofThePage);
  const chunk = page.waitForRequest(CHUNK);
  await page.mouse.down();
  await chunk;
  await page.mouse.up();
  await expectShown(page, (await links(page).count()) - 1);
  expect(scripts).toHaveLength(ofThePage.length + 1);
});

test('focus on a picture fetches the viewer', async ({ page }) => {
  const chunk = page.waitForRequest(CHUNK);
  await links(page).nth(1).focus();
  await chunk;
  await expect(dialog(page)).toBeHidden();
});

test('a click opens the large picture with caption and position, and fetches at most its neighbours', async ({
  page,
}) => {
  const before = (await links(page).nth(1).boundingBox())!.width;
  const caption = await links(page).nth(1).locator('xpath=..').locator('figcaption').innerText();
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  await open(page, 1);
  expect(await pictureWidth(page)).toBeGreaterThan(before);
  await expect(captionOf(page)).toHaveText(`${await position(page, 1)}${caption}`);
  const srcSets = await links(page).evaluateAll((all) => all.map(({ dataset }) => dataset['srcset']!));
  const fetchedOf = () =>
    srcSets.flatMap((srcSet, i) => ([...fetched].some((path) => srcSet.includes(path)) ? [i] : []));
  await expect.poll(fetchedOf).toEqual([0, 1, 2]);
  const large = srcSets[1]!.split(' ')[0]!;
  await expect(picture(page)).toHaveJSProperty('currentSrc', new URL(large, page.url()).href);
});

test('the keyboard opens and closes the viewer, moves between pictures, and stays inside', async ({
  page,
}) => {
  const last = (await links(page).count()) - 1;
  await links(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await expectShown(page, 1);
  for (const [key, index] of [
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['End', last],
    ['ArrowRight', 0],
    ['ArrowLeft', last],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectShown(page, index);
  }
  const reached = new Set<string | null>();
  for (let i = 0; i < 8; i++) {
    await page.keyboard.press('Tab');
    reached.add(
      await page.evaluate(() => {
        const { activeElement } = document;
        if (activeElement === document.body) return null;
        return activeElement!.closest('dialog') ? activeElement!.getAttribute('aria-label') : 'outside';
      }),
    );
  }
  for (const name of [labels.close, labels.next, labels.previous, labels.zoomIn])
    expect(reached).toContain(name);
  expect(reached).not.toContain('outside');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('thumbnails show their picture, and are one Tab stop together', async ({ page }) => {
  await open(page, 0);
  await expect(dialog(page).getByRole('tab')).toHaveCount(await links(page).count());
  await expect(thumbnail(page, 2)).toHaveAccessibleName(await descriptionOf(page, 2));
  await thumbnail(page, 2).click();
  await expectShown(page, 2);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 3);
  await expect(thumbnail(page, 3)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
});

test('in a language from right to left, pictures are in order from right to left', async ({ page }) => {
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

test('closed in any way, the viewer returns to the picture, and adds nothing to the history', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/');
  await page.evaluate(COMPLETE);
  await links(page).nth(2).scrollIntoViewIfNeeded();
  const address = page.url();
  const place = await scrolled(page);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => button(page, labels.close).dblclick(),
    // A click beside the picture
    () => page.mouse.click(60, 120),
  ]) {
    await open(page, 2);
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(links(page).nth(2)).toBeFocused();
    expect(page.url()).toBe(address);
    expect(await scrolled(page)).toBe(place);
    await open(page, 2);
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, 1);
    await close();
    await expect(links(page).nth(1)).toBeFocused();
    await expect(links(page).nth(1)).toBeInViewport();
    await page.evaluate((y) => scrollTo(0, y), place);
  }
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('the page behind the viewer cannot be scrolled or reached', async ({ page }) => {
  await open(page, 0);
  const place = await scrolled(page);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Space');
  await frames(page, 20);
  expect(await scrolled(page)).toBe(place);
  await links(page).first().focus();
  await expect(links(page).first()).not.toBeFocused();
});

test('buttons, keys and a double click enlarge the picture, and arrow keys then move it', async ({
  page,
}) => {
  await open(page, 0);
  const width = await pictureWidth(page);
  const expectWidth = (least: number, most = 4 * width) =>
    expect
      .poll(async () => least <= (await pictureWidth(page)) && (await pictureWidth(page)) <= most)
      .toBe(true);
  await button(page, labels.zoomIn).click();
  await expectWidth(1.5 * width);
  await button(page, labels.zoomOut).click();
  await expectWidth(width, width);
  await page.keyboard.press('+');
  await expectWidth(1.4 * width, 1.6 * width);
  const { x } = (await picture(page).boundingBox())!;
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await picture(page).boundingBox())!.x).toBeLessThan(x);
  await page.keyboard.press('-');
  await expectWidth(width, width);
  await page.mouse.dblclick(400, 300);
  await expectWidth(1.5 * width);
  // Another picture is shown at its normal size, and so is this one afterwards.
  await page.keyboard.press('End');
  await expectWidth(width, width);
  await page.keyboard.press('Home');
  await expectShown(page, 0);
  await expectWidth(width, width);
});

test('on a computer, all thumbnails are whole, below a caption of any length', async ({ page }) => {
  await open(page, 0);
  const caption = captionOf(page).locator('p').last();
  for (const more of ['', 'A sentence in a language that needs many more words for one fact than others. ']) {
    await caption.evaluate((element, words) => element.prepend(words), more);
    for (const [width, height] of [
      [1920, 1080],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const tab of await dialog(page).getByRole('tab').all()) {
        await expect(tab).toBeInViewport({ ratio: 1 });
        const box = (await tab.boundingBox())!;
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      }
      const first = (await thumbnail(page, 0).boundingBox())!;
      expect(first.x).toBeCloseTo((await picture(page).boundingBox())!.x, 0);
    }
  }
});

test('the picture fills a phone, stands on the caption, and has no number on it', async ({ page }) => {
  await open(page, 0);
  for (const [width, height, least] of [
    [844, 390, 390],
    [390, 844, 480],
    [320, 568, 280],
  ] as const) {
    await page.setViewportSize({ width, height });
    const shown = (await picture(page).boundingBox())!;
    expect(shown.height).toBeGreaterThanOrEqual(least);
    if (width > height) continue;
    expect(shown.x).toBeLessThanOrEqual(0);
    expect(shown.x + shown.width).toBeGreaterThanOrEqual(width);
    const ground = (await captionOf(page).locator('xpath=..').boundingBox())!;
    expect(ground.y - (shown.y + shown.height), 'no line below the picture').toBeLessThan(1);
    const number = (await dialog(page).locator('[aria-hidden]').first().boundingBox())!;
    expect(shown.y - (number.y + number.height), 'the number stands on its own ground').toBeGreaterThan(8);
  }
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

test('if the viewer cannot be loaded, the link works', async ({ page }) => {
  await page.route(CHUNK, (route) => route.abort());
  const picture = await links(page).nth(1).getAttribute('href');
  await links(page).nth(1).click();
  await expect(page).toHaveURL(picture!);
});

test('a browser that cannot run the viewer follows the link', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.reload();
  await page.evaluate(COMPLETE);
  const picture = await links(page).nth(1).getAttribute('href');
  await links(page).nth(1).click();
  await expect(page).toHaveURL(picture!);
});

test('a click with a modifier key keeps its meaning', async ({ page, context }) => {
  const picture = await links(page).nth(1).getAttribute('href');
  const tab = context.waitForEvent('page');
  await links(page)
    .nth(1)
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await tab).toHaveURL(picture!);
  await expect(dialog(page)).toBeHidden();
});

for (const [reducedMotion, moves] of [
  ['reduce', 0],
  ['no-preference', 1],
] as const) {
  test(`pictures ${moves ? 'grow and slide' : 'change at once'} if the motion preference is ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.evaluate(() => {
      const start = document.startViewTransition;
      document.startViewTransition = (change) => {
        document.documentElement.dataset['grown'] = '';
        return start.call(document, change);
      };
    });
    await open(page, 0);
    await expect(page.locator('html[data-grown]')).toHaveCount(moves);
    const strip = slide(page).locator('xpath=..');
    await strip.evaluate((element) => {
      element.addEventListener('scroll', () => {
        if (element.scrollLeft % element.clientWidth) document.documentElement.dataset['slid'] = '';
      });
    });
    await button(page, labels.next).click();
    await expectShown(page, 1);
    await expect(page.locator('html[data-slid]')).toHaveCount(moves);
  });
}

test('everything fits at every size, and axe reports nothing', async ({ page }) => {
  await open(page, 1);
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectShown(page, 1);
    await expectApart(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations, passes } = await new AxeBuilder({ page }).include('dialog').withTags(tags).analyze();
  expect(passes.length).toBeGreaterThan(10);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
  await page.setViewportSize({ width: 320, height: 568 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectApart(page);
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('scrolling past a picture with a finger fetches nothing', async ({ page }) => {
    const scripts = watchScripts(page);
    const { x, y } = (await links(page).first().boundingBox())!;
    const place = await scrolled(page);
    await touch(page, [[x + 50, y + 80]], [[x + 50, y + 40]], [[x + 50, y - 100]]);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(place);
    expect(scripts).toEqual([]);
  });

  const TO_THE_LEFT: Point[][] = [[[300, 450]], [[250, 450]], [[150, 450]], [[60, 450]]];
  const TO_THE_RIGHT = TO_THE_LEFT.toReversed();
  /** Swipes until another picture is shown. */
  async function swipeOn(page: Page, swipe: Point[][]) {
    const before = await dialog(page).getAttribute('aria-label');
    await expect(async () => {
      await touch(page, ...swipe);
      await frames(page, 30);
      expect(await dialog(page).getAttribute('aria-label')).not.toBe(before);
    }).toPass();
  }
  const left = async (page: Page) => Math.round((await picture(page).boundingBox())!.x);

  test('a tap opens the viewer, swipes move across the picture and then to the next', async ({ page }) => {
    await links(page).nth(1).tap();
    await expectShown(page, 1);
    const x = await left(page);
    await touch(page, ...TO_THE_LEFT);
    await expect.poll(() => left(page)).toBeLessThan(x);
    await expectShown(page, 1);
    await swipeOn(page, TO_THE_LEFT);
    await expectShown(page, 2);
  });

  test('a pull down closes the viewer, unless it is short', async ({ page }) => {
    await links(page).nth(1).tap();
    await expectShown(page, 1);
    const { y } = (await picture(page).boundingBox())!;
    await touch(page, [[195, 400]], [[195, 420]], [[195, 460]]);
    await expectShown(page, 1);
    expect((await picture(page).boundingBox())!.y, 'a short pull springs back').toBe(y);
    await touch(page, [[195, 400]], [[195, 420]], [[195, 500]], [[195, 600]]);
    await expect(dialog(page)).toBeHidden();
    await expect(links(page).nth(1)).toBeFocused();
  });

  test('in a language from right to left, swipes to the right lead to the next picture', async ({ page }) => {
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await links(page).nth(1).tap();
    await expectShown(page, 1);
    const x = await left(page);
    await touch(page, ...TO_THE_RIGHT);
    await expect.poll(() => left(page)).toBeGreaterThan(x);
    await swipeOn(page, TO_THE_RIGHT);
    await expectShown(page, 2);
  });

  test('a pinch and a double tap enlarge the picture, and a finger then moves it', async ({ page }) => {
    await links(page).nth(1).tap();
    await expectShown(page, 1);
    const width = await pictureWidth(page);
    const apart = (distance: number): Point[] => [
      [195 - distance, 550],
      [195 + distance, 550],
    ];
    await touch(page, apart(20), apart(40), apart(60));
    await expect.poll(() => pictureWidth(page)).toBeGreaterThan(width * 1.5);
    const { x } = (await picture(page).boundingBox())!;
    await touch(page, [[300, 550]], [[250, 550]], [[150, 550]]);
    await expect.poll(async () => (await picture(page).boundingBox())!.x).toBeLessThan(x);
    await expectShown(page, 1);
    await page.keyboard.press('0');
    await expect.poll(() => pictureWidth(page)).toBe(width);
    await touch(page, [[195, 550]]);
    await touch(page, [[195, 550]]);
    await expect.poll(() => pictureWidth(page)).toBeGreaterThan(width * 1.5);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript, a picture is a link to its large version', async ({ page }) => {
    const picture = await links(page).nth(1).getAttribute('href');
    await links(page).nth(1).click();
    expect(picture).toMatch(/\.jpe?g$/);
    await expect(page).toHaveURL(picture!);
    expect((await page.request.get(picture!)).headers()['content-type']).toBe('image/jpeg');
  });
});
