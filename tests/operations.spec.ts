import { expect, type Locator, type Page, test } from '@playwright/test';
import { extractText } from 'unpdf';
import { COMPLETE } from './support/complete.ts';
import { blockOf, company, linesOf, metadataOf, navigation, readPage } from './support/content.ts';
import { readCode } from './support/qr.ts';
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
  for (const { title } of sections.filter(({ illustration }) => illustration)) {
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

/** What a visitor sends with a link: to whom, and the text as WhatsApp or a mail program shows it. */
async function messageOf(link: Locator) {
  const { pathname, searchParams } = new URL((await link.getAttribute('href'))!);
  return { to: pathname, ...Object.fromEntries(searchParams) };
}

/** Expects that the links in a part of the page begin a message with these lines, about a topic. */
async function expectMessage(part: Locator, topic: string, lines: string[]) {
  const { whatsapp, email, subject } = navigation.labels;
  const link = (label: string) => part.getByRole('link', { name: `${label}: ${topic}` });
  expect(await messageOf(link(whatsapp))).toEqual({
    to: `/${company.contact.whatsapp.replace(/\D/g, '')}`,
    text: lines.join('\n'),
  });
  expect(await messageOf(link(email))).toEqual({
    to: company.contact.email,
    subject: `${subject}: ${topic}`,
    body: lines.join('\r\n'),
  });
}

test('a section asks a question, and begins the answer', async ({ page }) => {
  const asking = sections.filter(({ question, choice }) => question && !choice);
  expect(asking.filter(({ message }) => message)).not.toHaveLength(0);
  for (const { title, question, message } of asking) {
    const section = page.getByRole('region', { name: title, exact: true });
    await expect(section.getByText(question!)).toBeVisible();
    await expectMessage(section, title, message?.split('\n') ?? [`${navigation.labels.greeting} ${title}: `]);
  }
});

test('on a phone, the picture of every section comes after its question', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { title, question } of sections.filter(({ question, choice }) => question && !choice)) {
    const section = page.getByRole('region', { name: title, exact: true });
    const asked = (await section.getByText(question!).boundingBox())!;
    expect((await section.getByRole('img').boundingBox())!.y, title).toBeGreaterThan(asked.y);
  }
});

test('a question follows its text, on a line of its own, and the links follow the question', async ({
  page,
}) => {
  for (const width of [390, 800, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { title, question, text } of sections.filter(({ question, choice }) => question && !choice)) {
      const section = page.getByRole('region', { name: title, exact: true });
      const boxes = [
        section.getByText(linesOf(text).at(-1)!),
        section.getByText(question!),
        section.getByRole('link').last(),
      ].map(async (part) => (await part.boundingBox())!);
      const [words, asked, link] = await Promise.all(boxes);
      const place = `${title}, ${width} px`;
      expect(asked!.y - words!.y - words!.height, place).toBeLessThan(asked!.height);
      expect(link!.y, place).toBeGreaterThanOrEqual(asked!.y + asked!.height);
    }
  }
});

test.describe('conversion', () => {
  const { id, title, choice, picture, question, message } = sections.find(({ choice }) => choice)!;
  const { lists } = choice!;
  const all = lists.flatMap(({ items }) => items);
  const linesFor = (vehicle: (typeof all)[number]) => [vehicle.message, ...message!.split('\n')];
  const sentenceOf = ({ name, text }: (typeof all)[number]) => `${name} ${text}`;

  test('vehicles are listed by kind, each with its purpose', async ({ page }) => {
    const section = page.getByRole('region', { name: title });
    const choices = section.getByRole('group', { name: choice!.title });
    for (const { title, items } of lists) {
      await expect(choices.getByRole('heading', { name: title })).toBeVisible();
      for (const vehicle of items) {
        const radio = choices.getByRole('radio', { name: vehicle.name });
        await expect(radio).toHaveAccessibleDescription(sentenceOf(vehicle));
      }
    }
  });

  test('a choice by keyboard changes sentence, message and picture, and nothing else moves', async ({
    page,
  }) => {
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
      await expect(section.getByRole('link')).toHaveCount(2);
      await expectMessage(section, vehicle.name, linesFor(vehicle));
      await expect(section.getByRole('img')).toHaveCount(1);
      await expect(section.getByRole('img')).toHaveAccessibleName(
        metadataOf(vehicle.picture ?? picture!).alt,
      );
      expect(await topOfNext()).toBe(top);
      await page.keyboard.press('ArrowDown');
    }
  });

  /** Expects that one vehicle is shown, and no other. */
  async function expectShown(page: Page, vehicle: (typeof all)[number]) {
    for (const other of all)
      await expect(page.getByText(sentenceOf(other))).toBeVisible({ visible: other === vehicle });
  }

  test('a vehicle has an address, which follows the choice @phone', async ({ page }) => {
    const [first, second, third] = all;
    await page.goto('about:blank');
    await page.goto(`/operations#${third!.id}`);
    await expect(page.getByRole('radio', { name: third!.name })).toBeChecked();
    await expectShown(page, third!);
    await expect(page.getByText(sentenceOf(third!))).toBeInViewport();
    await page.locator('label', { hasText: second!.name }).tap();
    await expectShown(page, second!);
    await expect(page).toHaveURL(`/operations#${second!.id}`);
    await page.evaluate((hash) => location.assign(hash), `#${first!.id}`);
    await expect(page.getByRole('radio', { name: first!.name })).toBeChecked();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the address chooses a vehicle, and a visitor another', async ({ page }) => {
      await expectShown(page, all[0]!);
      await page.goto(`/operations#${all[2]!.id}`);
      await expectShown(page, all[2]!);
      await page.getByRole('radio', { name: all[1]!.name }).check();
      await expectShown(page, all[1]!);
    });
  });

  test('a vehicle can be shared where the browser can', async ({ page }) => {
    const buttons = page.getByRole('button', { name: navigation.labels.share });
    await page.evaluate(COMPLETE);
    await expect(buttons).toHaveCount(0);
    await page.addInitScript(() => {
      Navigator.prototype.share = async ({ url }: ShareData = {}) => {
        document.title = new URL(url!, document.baseURI).href;
      };
    });
    await page.goto(`/operations#${all[2]!.id}`);
    await page.reload();
    const button = page.getByRole('button', { name: `${navigation.labels.share}: ${all[2]!.name}` });
    await button.click();
    await expect(buttons).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(`^http.*/operations#${all[2]!.id}$`));
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

  test('the address of a vehicle prints one sheet about it, with a code that saves the contact', async ({
    page,
    request,
  }) => {
    const [other, , vehicle] = all;
    await page.goto(`/operations#${vehicle!.id}`);
    await page.evaluate(COMPLETE);
    for (const format of ['A4', 'Letter']) {
      const { totalPages, text } = await extractText(new Uint8Array(await page.pdf({ format })), {
        mergePages: true,
      });
      expect(totalPages).toBe(1);
      const { telephone } = company.contact;
      for (const line of [vehicle!.name, question!, ...message!.split('\n'), telephone])
        expect(text).toContain(line);
      for (const line of [other!.name, sections[0]!.title, sections[0]!.question!])
        expect(text).not.toContain(line);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main img:visible')).toHaveAccessibleName(
      metadataOf(vehicle!.picture ?? picture!).alt,
    );
    const code = page.getByRole('img', { name: navigation.labels.scan });
    expect(await readCode(await code.screenshot({ scale: 'css' }))).toBe(
      await (await request.get('/contact.vcf')).text(),
    );
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
      for (const vehicle of all) await expectMessage(page.locator('main'), vehicle.name, linesFor(vehicle));
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

test('a link to a planned page is below the buttons, at any text spacing', async ({ page }) => {
  const { buttons } = blockOf(operations, 'call-to-action');
  const isPlanned = ({ to }: { to: string }) => navigation.planned!.includes(to);
  const boxOf = async (link: { label: string }) =>
    (await page.getByRole('main').getByRole('link', { name: link.label }).boundingBox())!;
  for (const space of [() => {}, setTextSpacing]) {
    await space(page);
    const button = await boxOf(buttons.find((link) => !isPlanned(link))!);
    expect((await boxOf(buttons.find(isPlanned)!)).y).toBeGreaterThanOrEqual(button.y + button.height);
  }
});
