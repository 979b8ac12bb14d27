/** Visitors find each line of work at its address, see the vehicle that they choose, and ask about it in a prepared message. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { extractText } from 'unpdf';
import { COMPLETE } from './support/complete.ts';
import { blockOf, company, linesOf, metadataOf, navigation, readPage } from './support/content.ts';
import { readCode } from './support/qr.ts';

const operations = readPage('operations');
const { sections } = blockOf(operations, 'operations');

test.beforeEach(({ page }) => page.goto('/operations'));

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

test('the index links to each section, and marks the one in view', async ({ page }) => {
  const index = page.getByRole('navigation', { name: navigation.labels.onThisPage });
  const marked = index.locator('[aria-current]');
  await expect(marked).toHaveCount(0);
  for (const { id, title } of sections.toReversed()) {
    await index.getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(`/operations#${id}`);
    await expect(page.getByRole('heading', { name: title, level: 2, exact: true })).toBeInViewport();
    await expect(marked).toHaveText([title]);
  }
});

test('in a low window, the index scrolls away', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(`/operations#${sections.at(-1)!.id}`);
  await expect(page.getByRole('navigation', { name: navigation.labels.onThisPage })).not.toBeInViewport();
});

/** The text of the message that a chat about a topic begins with. Unit tests compare it with that of an e-mail. */
async function messageAbout(topic: string, part: Locator) {
  const chat = part.getByRole('link', { name: `${navigation.labels.whatsapp}: ${topic}` });
  return new URL((await chat.getAttribute('href'))!).searchParams.get('text');
}

test('a section asks a question, and begins the answer', async ({ page }) => {
  const asking = sections.filter(({ question, choice }) => question && !choice);
  expect(asking.filter(({ message }) => message)).not.toHaveLength(0);
  for (const { title, question, message } of asking) {
    const section = page.getByRole('region', { name: title, exact: true });
    await expect(section.getByText(question!)).toBeVisible();
    expect(await messageAbout(title, section)).toBe(message ?? `${navigation.labels.greeting} ${title}: `);
  }
});

test.describe('conversion', () => {
  const { id, title, choice, picture, question, message } = sections.find(({ choice }) => choice)!;
  const { lists } = choice!;
  const all = lists.flatMap(({ items }) => items);
  const sentenceOf = ({ name, text }: (typeof all)[number]) => `${name} ${text}`;

  /** Expects that one vehicle is shown, and no other. */
  async function expectShown(page: Page, vehicle: (typeof all)[number]) {
    for (const other of all)
      await expect(page.getByText(sentenceOf(other))).toBeVisible({ visible: other === vehicle });
  }

  test('a choice by keyboard changes sentence, message and picture, and nothing else moves', async ({
    page,
  }) => {
    const section = page.getByRole('region', { name: title });
    const next = page.locator(`#${id} ~ section`).first();
    const topOfNext = () => next.evaluate((element: HTMLElement) => element.offsetTop);
    const top = await topOfNext();
    await section.getByRole('radio', { name: all[0]!.name }).focus();
    for (const vehicle of all) {
      const radio = section.getByRole('radio', { name: vehicle.name });
      await expect(radio).toBeChecked();
      await expect(radio).toHaveAccessibleDescription(sentenceOf(vehicle));
      await expectShown(page, vehicle);
      await expect(section.getByRole('link')).toHaveCount(2);
      expect(await messageAbout(vehicle.name, section)).toBe(`${vehicle.message}\n${message}`);
      await expect(section.getByRole('img')).toHaveCount(1);
      await expect(section.getByRole('img')).toHaveAccessibleName(
        metadataOf(vehicle.picture ?? picture!).alt,
      );
      expect(await topOfNext()).toBe(top);
      await page.keyboard.press('ArrowDown');
    }
  });

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

    test('the address chooses a vehicle, and a visitor can choose another', async ({ page }) => {
      await expectShown(page, all[0]!);
      await page.goto(`/operations#${all[2]!.id}`);
      await expectShown(page, all[2]!);
      await page.getByRole('radio', { name: all[1]!.name }).check();
      await expectShown(page, all[1]!);
    });
  });

  test('a vehicle can be shared if the browser supports it', async ({ page }) => {
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

  test('the body drops onto the chassis, unless the visitor prefers reduced motion', async ({ page }) => {
    for (const [name, reducedMotion, moving] of [
      [all[1]!.name, 'no-preference', true],
      [all[2]!.name, 'reduce', false],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      const animations = await page.getByRole('radio', { name }).evaluate((radio: HTMLInputElement) => {
        radio.click();
        return document.getAnimations().length;
      });
      expect(animations > 0, reducedMotion).toBe(moving);
    }
  });

  test('the address of a vehicle prints one sheet about it, with a code that saves the contact', async ({
    page,
    request,
  }) => {
    const [other, , vehicle] = all;
    for (const format of ['A4', 'Letter']) {
      // Whether the page was opened at the address, or the vehicle was chosen on it
      await page.goto('about:blank');
      await page.goto(format === 'A4' ? `/operations#${vehicle!.id}` : '/operations');
      await page.evaluate(COMPLETE);
      await page.getByRole('radio', { name: vehicle!.name }).check();
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

  test.describe('without a choice', () => {
    // The test removes styles below, which changes their hash.
    test.use({ bypassCSP: true });

    test('on paper, and in a browser without :has(), every vehicle is shown', async ({ page }) => {
      await page.evaluate(COMPLETE);
      await page.emulateMedia({ media: 'print' });
      await expectAllShown(page);

      await page.emulateMedia({ media: 'screen' });
      await page.route('/operations', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replaceAll('selector(:has(*))', 'selector(:unknown)');
        await route.fulfill({ response, body });
      });
      await page.goto('/operations');
      await expectAllShown(page);
      for (const { name, message: first } of all)
        expect(await messageAbout(name, page.getByRole('main'))).toBe(`${first}\n${message}`);
    });

    async function expectAllShown(page: Page) {
      const section = page.getByRole('region', { name: title });
      for (const vehicle of all) {
        await expect(section.getByText(sentenceOf(vehicle))).toBeVisible();
        await expect(section.getByRole('radio', { name: vehicle.name })).toBeHidden();
      }
      await expect(section.getByRole('img')).toHaveCount(all.length);
      await expect(section.locator('svg:visible')).not.toHaveCount(0);
    }
  });
});
