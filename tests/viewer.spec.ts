import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { COMPLETE } from './support/complete.ts';
import { navigation } from './support/content.ts';

const labels = navigation.labels.viewer;
const CHUNK = /\/viewer[^/]*\.js$/;

const links = (page: Page) => page.locator('a[data-srcset]');
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

/** The slide that is shown and heard: its neighbours are hidden from both. */
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

/** Whether two boxes share more than an edge. */
const overlap = (a: Box, b: Box) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;

/** Every button is whole, large enough for a finger, and beside picture and caption, which are beside each other. */
async function expectApart(page: Page) {
  await expect(captionOf(page)).toBeInViewport({ ratio: 1 });
  const shown = [(await captionOf(page).boundingBox())!, (await picture(page).boundingBox())!] as const;
  expect(shown[1].width).toBeGreaterThan(100);
  expect(overlap(...shown), 'the caption is beside the picture').toBe(false);
  for (const control of await dialog(page).getByRole('button').all()) {
    await expect(control).toBeInViewport({ ratio: 1 });
    const box = (await control.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    for (const other of shown) expect(overlap(box, other), 'no button covers anything').toBe(false);
  }
}

type Point = [x: number, y: number];

/** Fingers on the glass: where each of them is, frame by frame, at the pace of a hand. */
async function touch(page: Page, ...frames: Point[][]) {
  const session = await page.context().newCDPSession(page);
  const points = (frame: Point[]) => frame.map(([x, y], id) => ({ x, y, id }));
  // Without times a busy machine makes throws of them, which pass several pictures.
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

/** Scripts that the page asks for from now on. */
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

/** Whether the corner of a picture shows the sign that it opens: without the sign it looks otherwise. */
async function hasSign(page: Page, link: Locator) {
  const { x, y, width, height } = (await link.boundingBox())!;
  const corner = { x: x + width - 24, y: y + height - 24, width: 20, height: 20 };
  const seen = await page.screenshot({ clip: corner });
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('a[data-srcset]::after { display: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const plain = await page.screenshot({ clip: corner });
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return !seen.equals(plain);
}

test('a picture says under the pointer and with the focus that it opens', async ({ page }) => {
  await page.goto('/');
  const link = links(page).first();
  await link.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await expect.poll(() => hasSign(page, link)).toBe(false);
  await link.hover();
  await expect.poll(() => hasSign(page, link)).toBe(true);
  await page.mouse.move(0, 0);
  await expect.poll(() => hasSign(page, link)).toBe(false);
  await page.keyboard.press('Tab');
  await link.focus();
  await expect.poll(() => hasSign(page, link)).toBe(true);
});

test('for fingers every picture says that it opens', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const link = links(page).first();
  await link.scrollIntoViewIfNeeded();
  expect(await hasSign(page, link)).toBe(true);
});

test('nothing is fetched before a visitor aims at a picture, and one file then', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.reload({ waitUntil: 'networkidle' });
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

test('a click opens the picture large, with caption and place, and fetches no more than its neighbours', async ({
  page,
}) => {
  const before = (await links(page).nth(1).boundingBox())!.width;
  const caption = await links(page).nth(1).locator('xpath=..').locator('figcaption').innerText();
  const [small, large] = (await links(page).nth(1).getAttribute('data-srcset'))!.match(/[^\s,]+avif/g)!;
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  await open(page, 1);
  expect(await pictureWidth(page)).toBeGreaterThan(before);
  await expect(captionOf(page)).toHaveText(`${await position(page, 1)}${caption}`);
  const srcSets = await links(page).evaluateAll((all) => all.map(({ dataset }) => dataset['srcset']!));
  const fetchedOf = () =>
    srcSets.flatMap((srcSet, i) => ([...fetched].some((path) => srcSet.includes(path)) ? [i] : []));
  await expect.poll(fetchedOf).toEqual([0, 1, 2]);
  await expect(picture(page)).toHaveJSProperty('currentSrc', new URL(small!, page.url()).href);
  await button(page, labels.zoomIn).click();
  await expect(picture(page)).toHaveJSProperty('currentSrc', new URL(large!, page.url()).href);
});

test('the keyboard opens, leads on, stays inside and closes', async ({ page }) => {
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

test('thumbnails show their picture, and are one stop of the keyboard', async ({ page }) => {
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

test('closed in any way, focus is on the picture last shown, in sight', async ({ page }) => {
  const last = (await links(page).count()) - 1;
  for (const close of [
    () => button(page, labels.close).click(),
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    // The sky beside the picture
    () => page.mouse.click(60, 120),
  ]) {
    await open(page, 0);
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, last);
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(links(page).nth(last)).toBeFocused();
    await expect(links(page).nth(last)).toBeInViewport();
  }
});

test('a language written from the right reads from the right', async ({ page }) => {
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

test('it closes where it was opened and leaves nothing in the history', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/');
  await page.evaluate(COMPLETE);
  await links(page).nth(2).scrollIntoViewIfNeeded();
  const address = page.url();
  const place = await scrolled(page);
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await open(page, 2);
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(links(page).nth(2)).toBeFocused();
    expect(page.url()).toBe(address);
    expect(await scrolled(page)).toBe(place);
  }
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

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

test('the page behind neither scrolls nor is reached', async ({ page }) => {
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

test('buttons, keys and a double click enlarge; arrows then move the picture', async ({ page }) => {
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
  // Another picture is whole again, and so is this one when it comes back.
  await page.keyboard.press('End');
  await expectWidth(width, width);
  await page.keyboard.press('Home');
  await expectShown(page, 0);
  await expectWidth(width, width);
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

test('a browser without what the viewer needs fetches none and follows the link', async ({ page }) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...query: string[]) =>
      !query.join().includes('cqi') && Reflect.apply(supports, CSS, query);
  });
  await page.reload();
  await page.evaluate(COMPLETE);
  const scripts = watchScripts(page);
  const picture = await links(page).nth(1).getAttribute('href');
  await links(page).nth(1).click();
  await expect(page).toHaveURL(picture!);
  expect(scripts).toEqual([]);
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

for (const [motion, moves] of [
  ['reduce', false],
  ['no-preference', true],
] as const) {
  test(`pictures ${moves ? 'grow and slide' : 'change at once'} when motion is ${motion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.evaluate(() => {
      const start = document.startViewTransition;
      document.startViewTransition = (change) => {
        document.documentElement.dataset['grown'] = '';
        return start.call(document, change);
      };
    });
    await open(page, 0);
    await expect(page.locator('html[data-grown]')).toHaveCount(moves ? 1 : 0);
    const strip = dialog(page).locator('[role=tabpanel]').first().locator('xpath=..');
    await strip.evaluate((element) => {
      element.addEventListener('scroll', () => {
        if (element.scrollLeft % element.clientWidth) document.documentElement.dataset['slid'] = '';
      });
    });
    await button(page, labels.next).click();
    await expectShown(page, 1);
    await expect(page.locator('html[data-slid]')).toHaveCount(moves ? 1 : 0);
    if (!moves) await expect(button(page, labels.next)).toHaveCSS('transition-duration', '0s');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    // A name left behind would let the page’s own transitions move a picture by itself.
    await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
  });
}

test('at every size everything fits, and axe finds nothing', async ({ page }) => {
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
  test('a finger that scrolls past a picture fetches nothing', async ({ page }) => {
    const scripts = watchScripts(page);
    const { x, y } = (await links(page).first().boundingBox())!;
    const place = await scrolled(page);
    await touch(page, [[x + 50, y + 80]], [[x + 50, y + 40]], [[x + 50, y - 100]]);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(place);
    expect(scripts).toEqual([]);
  });

  test('a tap opens, swipes lead on and back, a pull down closes', async ({ page }) => {
    await links(page).nth(1).tap();
    await expectShown(page, 1);
    await touch(page, [[300, 550]], [[250, 550]], [[150, 550]], [[60, 550]]);
    await expectShown(page, 2);
    await touch(page, [[60, 550]], [[110, 550]], [[210, 550]], [[300, 550]]);
    await expectShown(page, 1);
    const { y } = (await picture(page).boundingBox())!;
    await touch(page, [[195, 500]], [[195, 520]], [[195, 560]]);
    await expectShown(page, 1);
    expect((await picture(page).boundingBox())!.y, 'a short pull springs back').toBe(y);
    await touch(page, [[195, 500]], [[195, 520]], [[195, 600]], [[195, 700]]);
    await expect(dialog(page)).toBeHidden();
    await expect(links(page).nth(1)).toBeFocused();
  });

  test('where a language is written from the right a swipe to the right leads on', async ({ page }) => {
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await links(page).nth(1).tap();
    await expectShown(page, 1);
    await touch(page, [[60, 550]], [[110, 550]], [[210, 550]], [[300, 550]]);
    await expectShown(page, 2);
    await touch(page, [[300, 550]], [[250, 550]], [[150, 550]], [[60, 550]]);
    await expectShown(page, 1);
  });

  test('a pinch and a double tap enlarge; a finger then moves the picture', async ({ page }) => {
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

  test('a picture is a link to itself, large', async ({ page }) => {
    const picture = await links(page).nth(1).getAttribute('href');
    await links(page).nth(1).click();
    expect(picture).toMatch(/\.jpe?g$/);
    await expect(page).toHaveURL(picture!);
    expect((await page.request.get(picture!)).headers()['content-type']).toBe('image/jpeg');
  });
});
