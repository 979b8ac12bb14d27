import { expect, type Page, test } from '@playwright/test';
import { blockOf, company, linesOf, metadataOf, readPage, spoken } from './support/content.ts';

const about = readPage('about');

test.beforeEach(({ page }) => page.goto('/about'));

test('the page shows legacy and mission', async ({ page }) => {
  await expect(page).toHaveTitle(about.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    spoken(blockOf(about, 'number-hero').title),
  );
  const { statements } = blockOf(about, 'statements');
  for (const { title, statement, text } of statements) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(statement)).toBeVisible();
    for (const line of linesOf(text)) await expect(page.getByText(line)).toBeVisible();
  }
});

test('the large number stays on its background when a reader sets the line spacing', async ({ page }) => {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { line-height: 1.5 !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  const number = page.getByText(blockOf(about, 'number-hero').number, { exact: true }).first();
  const [height, size] = await number.evaluate((element) => [
    element.getBoundingClientRect().height,
    Number.parseFloat(getComputedStyle(element).fontSize),
  ]);
  // The element is only as high as its digits: space below them would raise the number.
  expect(height! / size!).toBeLessThan(0.9);
});

test('each value has a card with an explanation', async ({ page }) => {
  const { title, lead, values } = blockOf(about, 'values');
  const region = page.getByRole('region', { name: title });
  await expect(region.getByText(lead!)).toBeVisible();
  // A visually hidden heading would be one pixel high.
  expect((await region.getByRole('heading', { name: title }).boundingBox())!.height).toBeGreaterThan(20);
  // Only cards have headings: the texts of cards may contain lists too.
  const cards = region.getByRole('listitem').filter({ has: page.getByRole('heading') });
  await expect(cards).toHaveCount(values.length);
  for (const [i, value] of values.entries()) {
    await expect(cards.nth(i).getByRole('heading', { name: value.title })).toBeVisible();
    for (const line of linesOf(value.text)) await expect(cards.nth(i).getByText(line)).toBeVisible();
  }
});

const { title: timelineTitle, entries } = blockOf(about, 'timeline');
const times = (page: Page) => page.getByRole('region', { name: timelineTitle }).getByRole('listitem');

test('the timeline shows its periods in order, each as long as its years', async ({ page }) => {
  await expect(times(page)).toContainText(entries.map(({ year, title, text = '' }) => year + title + text));
  const heights = await times(page).evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().height),
  );
  const years = entries.map(({ year }) => Number.parseInt(year, 10));
  const [, second, third, fourth] = years;
  // The first period is taller because of its picture, and the last one ends the ruler.
  expect(heights[1]! / heights[2]!).toBeCloseTo((third! - second!) / (fourth! - third!), 2);
  expect(heights[0]! / heights[1]!).toBeGreaterThan((second! - years[0]!) / (third! - second!));
});

test('a period shows its picture', async ({ page }) => {
  const index = entries.findIndex(({ picture }) => picture);
  const { alt, caption } = metadataOf(entries[index]!.picture!);
  const item = times(page).nth(index);
  await expect(item.getByRole('img', { name: alt })).toBeVisible();
  await expect(item.getByText(caption)).toBeVisible();
});

test('no shadow falls on the ruler at any hour', async ({ page }) => {
  const item = times(page).first();
  await item.scrollIntoViewIfNeeded();
  const rulerAt = async (sun: string) => {
    await page.evaluate((angle) => document.documentElement.style.setProperty('--sun', angle), sun);
    const { x, y } = (await item.boundingBox())!;
    return page.screenshot({ clip: { x, y, width: 20, height: 100 } });
  };
  expect(await rulerAt('58deg')).toEqual(await rulerAt('-58deg'));
});

test('the telephone number that closes a page is of one size on every page', async ({ page }) => {
  const sizes = new Set<string>();
  for (const path of ['/', '/about', '/operations']) {
    await page.goto(path);
    const call = page.getByRole('main').getByRole('link', { name: company.contact.telephone }).last();
    sizes.add(await call.evaluate((link) => getComputedStyle(link).font));
  }
  expect(sizes.size, [...sizes].join('\n')).toBe(1);
});

test('the buttons link to the pages that they name', async ({ page }) => {
  const { title, buttons } = blockOf(about, 'call-to-action');
  for (const { label, to } of buttons) {
    await page.goto('/about');
    await page.getByRole('region', { name: title }).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(to);
  }
});
