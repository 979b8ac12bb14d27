/** Shadows follow the sun at the company’s location, night falls on the opening of a page, and a line says so. */
import { expect, type Page, test } from '@playwright/test';
import { wcagLuminance } from 'culori';
import { blockOf, PATHS, readPage } from '../support/content.ts';

/** A shadow is a copy of a drawing, which browsers without styles do not show, or of a number. */
const SHADOWS = 'svg[display=none], span[data-text]';

const localTime = blockOf(readPage('index'), 'home-hero').localTime!;
const line = (page: Page, time: string) => page.getByText(localTime.time.replace('%time', time));
/** The sentence for the day or the night. */
const sentence = (page: Page, time: 'day' | 'night') => page.getByText(localTime[time]);

/** Windows, headlights and beacons, of the vehicle that is chosen too. */
const LIGHTS = 'path[display=none]:not(li:not(:has(:checked)) *)';

/** The position of each visible shadow’s tip relative to its object, in heights of the object. To the right is positive. */
const tips = (page: Page) =>
  page.locator(SHADOWS).evaluateAll((shadows) =>
    shadows
      .filter((shadow) => shadow.checkVisibility())
      .map((shadow) => {
        // The matrix of scaleY(long) skewX(sun), where long is negative
        const { c, d } = new DOMMatrix(getComputedStyle(shadow).transform);
        return { aside: -c, long: -d };
      }),
  );

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function openAt(page: Page, time: string, path: string) {
  await page.clock.setFixedTime(`2026-11-22T${time}+03:00`);
  await page.goto(path);
}

/** Pages, and the side of the margin of the title: there, angles end at 31°, elsewhere at 38°. */
const SIDES = [
  ['/', -1],
  ['/ar', 1],
] as const;

/** Whether the ground below the first section is dark. */
const hasDarkGround = (page: Page) =>
  page
    .locator('main > section')
    .first()
    .evaluate((section) => {
      const { content, display } = getComputedStyle(section, '::after');
      return content !== 'none' && display !== 'none';
    });

/** The distances between the shadows of numbers and the double rule beside them. */
const gapsBesideRule = (page: Page) =>
  page.locator('li:has(> div > [aria-hidden] > [data-text])').evaluateAll((rows) =>
    rows.map((row) => {
      const margin = row.firstElementChild!.getBoundingClientRect();
      const shadow = row.querySelector('[data-text]')!.getBoundingClientRect();
      return Math.max(shadow.left - margin.right, margin.left - shadow.right);
    }),
  );

const backgrounds = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).backgroundColor));

const isDark = (colour: string) => wcagLuminance(colour) < 0.01;

/** Expects the lights of all vehicles on a page to be on or off. */
async function expectLights(page: Page, isNight: boolean) {
  const lights = page.locator(LIGHTS);
  expect(await lights.count()).toBeGreaterThan(0);
  await expect(lights.filter({ visible: !isNight })).toHaveCount(0);
}

// The earliest and latest angles that the drawings have room for. Approved pictures show noon.
for (const [time, aside, long] of [
  ['08:00', -1.6, 0.63],
  ['16:30', 1.6, 0.54],
] as const)
  test(`at ${time} shadows match the position of the sun, and vehicles need no light`, async ({ page }) => {
    for (const [path, margin] of SIDES) {
      await openAt(page, time, path);
      const found = await tips(page);
      expect(found.length).toBeGreaterThan(0);
      // Shadows are shorter where there is little room, and lean less where a title or the edge of the window is close.
      for (const shadow of found) {
        expect(Math.sign(shadow.aside)).toBe(Math.sign(aside));
        expect(Math.abs(shadow.aside)).toBeLessThanOrEqual(Math.abs(aside) + 0.05);
        expect(shadow.long).toBeLessThanOrEqual(long + 0.01);
      }
      const most = Math.sign(aside) === margin ? 0.6 : 0.78;
      expect(Math.max(...found.map((shadow) => Math.abs(shadow.aside)))).toBeCloseTo(most, 1);
      expect(Math.max(...found.map((shadow) => shadow.long))).toBeCloseTo(0.5, 1);
      await expectLights(page, false);
      expect(Math.min(...(await gapsBesideRule(page))), path).toBeGreaterThan(0);
    }
    await openAt(page, time, '/operations');
    expect((await tips(page)).length).toBeGreaterThan(0);
    await expectLights(page, false);
    expect(await hasDarkGround(page)).toBe(false);
  });

for (const [time, other, side] of [
  ['06:45', '08:00', -1],
  ['18:30', '16:30', 1],
] as const)
  test(`at ${time} shadows run far along the ground, on phones too`, async ({ page }) => {
    const reach = async (hour: string, path: string) => {
      await openAt(page, hour, path);
      return Math.max(...(await tips(page)).map(({ aside }) => aside * side));
    };
    for (const [width, paths] of [
      [1280, ['/', '/ar', '/operations']],
      [390, ['/', '/about', '/partners', '/no-such-page']],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of paths)
        expect(await reach(time, path), path).toBeGreaterThan(1.3 * (await reach(other, path)));
    }
  });

for (const path of ['/about', '/operations', '/partners', '/no-such-page'])
  test(`if the opening of ${path} is its only block, shadows end above the footer`, async ({ page }) => {
    await openAt(page, '18:30', path);
    await page
      .locator('main > :not(:first-child)')
      .evaluateAll((blocks) => blocks.map((block) => block.remove()));
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const footer = (await page.locator('footer').boundingBox())!;
      const bottoms = await page
        .locator('main')
        .locator(SHADOWS)
        .evaluateAll((shadows) => shadows.map((shadow) => shadow.getBoundingClientRect().bottom));
      expect(bottoms.length).toBeGreaterThan(0);
      expect(Math.max(...bottoms), `${width} px`).toBeLessThan(footer.y);
    }
  });

test('at night vehicles drive with lights, which no window cuts, on dark ground that reflects them', async ({
  page,
}) => {
  for (const path of ['/', '/ar', '/operations']) {
    await openAt(page, '21:00', path);
    await expectLights(page, true);
    const reflections = await tips(page);
    expect(reflections.length).toBeGreaterThan(0);
    expect(reflections.every(({ aside }) => aside === 0)).toBe(true);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await page
        .locator(LIGHTS)
        .evaluateAll((lights): DOMRect[] => lights.map((light) => light.getBoundingClientRect().toJSON()));
      // The edge before a vehicle; that behind it cuts a row of lorries.
      if (path === '/ar') expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThan(0);
      else expect(Math.max(...boxes.map(({ right }) => right)), path).toBeLessThan(width);
    }
  }
  // The last was that of operations.
  expect(await hasDarkGround(page)).toBe(true);
});

test('there is no night on paper or with forced colours', async ({ page }) => {
  await openAt(page, '21:00', '/operations');
  const light = page.locator(LIGHTS).first();
  await expect(light).toBeVisible();
  for (const media of [{ media: 'print' }, { media: 'screen', forcedColors: 'active' }] as const) {
    await page.emulateMedia(media);
    await expect(light).toBeHidden();
    await expect.poll(() => hasDarkGround(page)).toBe(false);
    const [sky] = await backgrounds(page, 'main > section');
    expect(isDark(sky!), sky).toBe(false);
  }
});

for (const path of PATHS)
  test(`at night the sky of ${path} is dark, and all but the opening looks as by day`, async ({ page }) => {
    const colours: string[][] = [];
    for (const time of ['15:00', '21:00']) {
      await openAt(page, time, path);
      colours.push(await backgrounds(page, 'header, main > *, footer'));
    }
    const [day, night] = colours as [string[], string[]];
    expect(isDark(night[1]!), night[1]).toBe(true);
    // The opening of the home page has two sections.
    for (const all of [day, night]) all.splice(1, path === '/' ? 2 : 1);
    expect(night).toEqual(day);
  });

test('the opening of the home page shows the time, updates it, and says that lights are on at night', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-22T14:20:00+03:00' });
  await page.goto('/');
  await expect(line(page, '14:20')).toBeVisible();
  await expect(sentence(page, 'day')).toBeVisible();
  await expect(sentence(page, 'night')).toBeHidden();
  await page.clock.fastForward('01:00');
  await expect(line(page, '14:21')).toBeVisible();
  await page.clock.fastForward('06:00:00');
  await expect(line(page, '20:21')).toBeVisible();
  await expect(sentence(page, 'night')).toBeVisible();
  await expect(sentence(page, 'day')).toBeHidden();
});

// For Arabic, Safari uses the digits of Egypt in every country.
test('the time is in the digits of the page’s language', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<html lang="?)en\b/, '$1ar-EG');
    await route.fulfill({ response, body });
  });
  await openAt(page, '14:20', '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-EG');
  await expect(line(page, '14:20')).toBeVisible();
});

test('nothing moves when the time is filled in, nor at dusk', async ({ page }) => {
  await openAt(page, '14:20', '/');
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await page.locator('[data-local-time]').evaluate((element) => {
      const clock = element as HTMLElement;
      const { dataset } = document.documentElement;
      const top = () => document.querySelector('h3')!.getBoundingClientRect().top;
      const day = top();
      dataset['night'] = 'true';
      const night = top();
      clock.hidden = true;
      const empty = top();
      clock.hidden = false;
      dataset['night'] = 'false';
      return { day, night, empty };
    });
    expect(tops, `${width} px`).toEqual({ day: tops.day, night: tops.day, empty: tops.day });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript it is day, and no time is shown', async ({ page }) => {
    await page.goto('/');
    await expectLights(page, false);
    expect((await tips(page)).length).toBeGreaterThan(0);
    const clock = page.locator('[data-local-time]');
    await expect(clock).toHaveCount(1);
    await expect(clock).toBeHidden();
  });
});
