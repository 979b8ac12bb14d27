import { expect, test } from '@playwright/test';
import { blockOf, readPage, spoken } from './support/content.ts';

const about = readPage('about');

test.beforeEach(({ page }) => page.goto('/about'));

test('legacy and mission are told', async ({ page }) => {
  await expect(page).toHaveTitle(about.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    spoken(blockOf(about, 'number-hero').title),
  );
  const { statements } = blockOf(about, 'statements');
  for (const { title, statement, text } of statements) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(statement)).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
  }
});

test('each value has its card', async ({ page }) => {
  const { title, values } = blockOf(about, 'values');
  const cards = page.getByRole('region', { name: title }).getByRole('listitem');
  await expect(cards).toHaveCount(values.length);
  for (const [i, value] of values.entries()) {
    await expect(cards.nth(i).getByRole('heading', { name: value.title })).toBeVisible();
    await expect(cards.nth(i).getByText(value.text)).toBeVisible();
  }
});

test('the timeline tells its times in order, each in its place on the ruler', async ({ page }) => {
  const { title, entries } = blockOf(about, 'timeline');
  const items = page.getByRole('region', { name: title }).getByRole('listitem');
  await expect(items).toHaveText(
    entries.map((entry) => new RegExp(`${entry.year}.*${entry.title}.*${entry.text}`)),
  );

  // The ruler lies across the page, or stands upright where times crowd.
  const starts = await items.evaluateAll((list) =>
    list.map((item) => {
      const { left, top } = item.getBoundingClientRect();
      return left + top;
    }),
  );
  const years = entries.map(({ year }) => Number.parseInt(year, 10));
  const part = (values: number[]) => (values.at(-2)! - values[0]!) / (values.at(-1)! - values[0]!);
  expect(part(starts)).toBeCloseTo(part(years), 1);
});

test('the buttons lead where they say', async ({ page }) => {
  const { title, buttons } = blockOf(about, 'call-to-action');
  for (const { label, to } of buttons) {
    await page.goto('/about');
    await page.getByRole('region', { name: title }).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(to);
  }
});
