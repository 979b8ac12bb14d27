import { expect, test } from '@playwright/test';
import { blockOf, readPage, spoken } from './support/content.ts';

const about = readPage('about');

test.beforeEach(({ page }) => page.goto('/about'));

test('legacy and mission are told', async ({ page }) => {
  await expect(page).toHaveTitle(about.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    spoken(blockOf(about, 'figure-hero').title),
  );
  const { statements } = blockOf(about, 'statements');
  expect(statements).toHaveLength(2);
  for (const { title, statement, text } of statements) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(statement)).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
  }
});

test('three cards: quality, global partnerships, local development', async ({ page }) => {
  const { title, values } = blockOf(about, 'values');
  const cards = page.getByRole('region', { name: title }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  for (const [i, value] of values.entries()) {
    await expect(cards.nth(i).getByRole('heading', { name: value.title })).toBeVisible();
    await expect(cards.nth(i).getByText(value.text)).toBeVisible();
  }
});

test('the timeline tells four times in order, each in its place on the ruler', async ({ page }) => {
  const { title, entries } = blockOf(about, 'timeline');
  expect(entries.map(({ year }) => year)).toEqual(['1948', '1990s', '2010', '2024']);
  const items = page.getByRole('region', { name: title }).getByRole('listitem');
  await expect(items).toHaveText(
    entries.map((entry) => new RegExp(`${entry.year}.*${entry.title}.*${entry.text}`)),
  );

  const starts = await items.evaluateAll((list) => list.map((item) => item.getBoundingClientRect().left));
  const [first, , third, fourth] = starts as [number, number, number, number];
  // 1948 to 2010 is 62 years, 2010 to 2024 is 14.
  expect((third - first) / (fourth - third)).toBeCloseTo(62 / 14, 1);
});

test('buttons lead to operations and partners', async ({ page }) => {
  const { title, buttons } = blockOf(about, 'closing');
  expect(buttons.map(({ to }) => to)).toEqual(['/operations', '/partners']);
  for (const { label, to } of buttons) {
    await page.goto('/about');
    await page.getByRole('region', { name: title }).getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(to);
  }
});
