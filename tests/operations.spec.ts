import { expect, type Locator, type Page, test } from '@playwright/test';
import { COMPLETE } from './support/complete.ts';
import { blockOf, company, linesOf, metadataOf, navigation, readPage } from './support/content.ts';
import { setTextSpacing } from './support/reading.ts';

const operations = readPage('operations');
const { sections } = blockOf(operations, 'operations');

test.beforeEach(({ page }) => page.goto('/operations'));

/** Where the heading of a section ends, and the tops of the drawings in its margin. */
const marginOf = async (section: Locator) => {
  const heading = (await section.getByRole('heading', { level: 2 }).boundingBox())!;
  const tops = await section.locator('svg[viewBox]:not([display]):visible').evaluateAll(
    (drawings, end) =>
      drawings
        .map((drawing) => drawing.getBoundingClientRect())
        .filter(({ x, height }) => x < end && height > 30)
        .map(({ top }) => top),
    heading.x + heading.width,
  );
  return { end: heading.y + heading.height, tops };
};

test('links to sections are stable, and show the section below the header', async ({ page }) => {
  await expect(page).toHaveTitle(operations.title);
  const header = (await page.getByRole('banner').boundingBox())!;
  for (const { id, title, text } of sections) {
    await page.goto(`/operations#${id}`);
    const section = page.getByRole('region', { name: title, exact: true });
    await expect(section.getByText(linesOf(text)[0]!)).toBeInViewport();
    const heading = (await section.getByRole('heading', { level: 2 }).boundingBox())!;
    expect(heading.y).toBeGreaterThanOrEqual(header.height);
  }
});

test('the index links to each section', async ({ page }) => {
  const index = page.getByRole('navigation', { name: navigation.labels.onThisPage });
  for (const { id, title } of sections) {
    await index.getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(`/operations#${id}`);
    await expect(page.getByRole('heading', { name: title, level: 2, exact: true })).toBeInViewport();
  }
});

test('the index marks the section in view, and no other', async ({ page }) => {
  const index = page.getByRole('navigation', { name: navigation.labels.onThisPage });
  const marked = index.locator('[aria-current]');
  await expect(marked).toHaveCount(0);
  for (const { id, title } of sections.toReversed()) {
    await page.goto(`/operations#${id}`);
    await expect(marked).toHaveText([title]);
  }
});

test('the drawing of a section stands below its title, and stays in view while the section scrolls', async ({
  page,
}) => {
  for (const { title } of sections) {
    const section = page.getByRole('region', { name: title, exact: true });
    await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    const { end, tops } = await marginOf(section);
    expect(tops, title).toHaveLength(1);
    expect(tops[0], title).toBeGreaterThanOrEqual(end);
    expect(tops[0], title).toBeLessThan(end + 100);
    // The section is leaving the window.
    await section.evaluate((element) =>
      scrollTo({ top: scrollY + element.getBoundingClientRect().bottom - 400, behavior: 'instant' }),
    );
    expect((await marginOf(section)).tops[0], title).toBeGreaterThan(0);
  }
});

test('on a phone, the drawings of the title shrink with the page, also where a scroll bar takes space', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const drawings = page.getByRole('main').locator('h1 ~ [aria-hidden]');
  const { height } = (await drawings.boundingBox())!;
  await page.locator('body').evaluate((body) => (body.style.inlineSize = '340px'));
  expect((await drawings.boundingBox())!.height).toBeCloseTo((height * 340) / 360, 0);
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1280, height: 400 } });

  test('the index scrolls away', async ({ page }) => {
    await page.goto(`/operations#${sections.at(-1)!.id}`);
    await expect(page.getByRole('navigation', { name: navigation.labels.onThisPage })).not.toBeInViewport();
  });
});

test('a section ends with its question, and messages about it begin with its title', async ({ page }) => {
  const { greeting, subject, whatsapp, email } = navigation.labels;
  for (const { title, question } of sections.filter((section) => section.question)) {
    const section = page.getByRole('region', { name: title, exact: true });
    await expect(section.getByText(question!)).toBeVisible();
    const address = async (label: string) =>
      new URL((await section.getByRole('link', { name: `${label}: ${title}` }).getAttribute('href'))!);
    const chat = await address(whatsapp);
    expect(chat.host).toBe('wa.me');
    expect(chat.searchParams.get('text')).toBe(`${greeting} ${title}: `);
    const mail = await address(email);
    expect(mail.pathname).toBe(company.contact.email);
    expect(mail.searchParams.get('subject')).toBe(`${subject}: ${title}`);
  }
});

test('on a phone, the picture of every section comes after its question', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { title, question } of sections.filter((section) => section.question)) {
    const section = page.getByRole('region', { name: title, exact: true });
    const asked = (await section.getByText(question!).boundingBox())!;
    expect((await section.getByRole('img').boundingBox())!.y, title).toBeGreaterThan(asked.y);
  }
});

test('a question has a line of its own, and the links are below it', async ({ page }) => {
  for (const width of [390, 800, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { title, question } of sections.filter((section) => section.question)) {
      const section = page.getByRole('region', { name: title, exact: true });
      const asked = (await section.getByText(question!).boundingBox())!;
      const link = (await section.getByRole('link').last().boundingBox())!;
      expect(link.y, `${title}, ${width} px`).toBeGreaterThanOrEqual(asked.y + asked.height);
    }
  }
});

test.describe('conversion', () => {
  const { id, title, vehicles, choice, picture } = sections.find(({ vehicles }) => vehicles?.length > 0)!;
  const all = vehicles.flatMap(({ items }) => items);
  const sentenceOf = ({ name, text }: (typeof all)[number]) => `${name} ${text}`;

  test('vehicles are listed by kind, each with its purpose', async ({ page }) => {
    const section = page.getByRole('region', { name: title });
    const choices = section.getByRole('group', { name: choice! });
    for (const { title, items } of vehicles) {
      await expect(choices.getByRole('heading', { name: title })).toBeVisible();
      for (const vehicle of items) {
        const radio = choices.getByRole('radio', { name: vehicle.name });
        await expect(radio).toHaveAccessibleDescription(sentenceOf(vehicle));
      }
    }
  });

  test('a choice by keyboard changes sentence and picture, and nothing else moves', async ({ page }) => {
    const section = page.getByRole('region', { name: title });
    const next = page.locator(`#${id} ~ section`).first();
    const topOfNext = () => next.evaluate((element: HTMLElement) => element.offsetTop);
    const top = await topOfNext();
    await section.getByRole('radio', { name: all[0]!.name }).focus();
    for (const vehicle of all) {
      await expect(section.getByRole('radio', { name: vehicle.name })).toBeChecked();
      for (const other of all) {
        await expect(section.getByText(sentenceOf(other))).toBeVisible({ visible: other === vehicle });
      }
      await expect(section.getByRole('img')).toHaveCount(1);
      await expect(section.getByRole('img')).toHaveAccessibleName(
        metadataOf(vehicle.picture ?? picture!).alt,
      );
      expect(await topOfNext()).toBe(top);
      await page.keyboard.press('ArrowDown');
    }
  });

  for (const [who, reducedMotion, falls] of [
    ['the body drops onto the chassis', 'no-preference', true],
    ['with reduced motion, the body appears at once', 'reduce', false],
  ] as const) {
    test(who, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      const moving = await page
        .getByRole('radio', { name: all[1]!.name })
        .evaluate((radio: HTMLInputElement) => {
          radio.click();
          return document.getAnimations().length;
        });
      expect(moving > 0).toBe(falls);
    });
  }

  const allAreShown = async (page: Page) => {
    const section = page.getByRole('region', { name: title });
    for (const vehicle of all) {
      await expect(section.getByText(sentenceOf(vehicle))).toBeVisible();
      await expect(section.getByRole('radio', { name: vehicle.name })).toBeHidden();
    }
    await expect(section.getByRole('img')).toHaveCount(all.length);
    await expect(section.locator('svg:visible')).not.toHaveCount(0);
  };

  test('on paper every vehicle is shown', async ({ page }) => {
    await page.evaluate(COMPLETE);
    await page.emulateMedia({ media: 'print' });
    await allAreShown(page);
  });

  test.describe('in a browser without :has()', () => {
    // The test removes styles below, which changes their hash.
    test.use({ bypassCSP: true });

    test('every vehicle is shown', async ({ page }) => {
      await page.route('/operations', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll('selector(:has(*))', 'selector(:unknown)');
        await route.fulfill({ response, body });
      });
      await page.goto('/operations');
      await allAreShown(page);
    });
  });
});

test('the call to action links to the right pages', async ({ page }) => {
  const { title, buttons } = blockOf(operations, 'call-to-action');
  for (const { label, to } of buttons) {
    await expect(
      page.getByRole('region', { name: title }).getByRole('link', { name: label }),
    ).toHaveAttribute('href', to);
  }
});

test('a link to a planned page shares the line of the button beside it, also with a reader’s own text spacing', async ({
  page,
}) => {
  const { buttons } = blockOf(operations, 'call-to-action');
  const isPlanned = ({ to }: { to: string }) => navigation.planned!.includes(to);
  const lineOf = ({ label }: { label: string }) =>
    page
      .getByRole('main')
      .getByRole('link', { name: label })
      .evaluate((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        return text.getBoundingClientRect().top;
      });
  const lines = async () => [
    await lineOf(buttons.find((button) => !isPlanned(button))!),
    await lineOf(buttons.find(isPlanned)!),
  ];
  const [button, link] = await lines();
  expect(link).toBeCloseTo(button!, 0);
  await setTextSpacing(page);
  const [spacedButton, spacedLink] = await lines();
  expect(spacedLink).toBeCloseTo(spacedButton!, 0);
});
