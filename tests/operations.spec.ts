import { expect, test } from '@playwright/test';
import { blockOf, navigation, readPage } from './support/content.ts';

const operations = readPage('operations');
const { sections } = blockOf(operations, 'operations');

test.beforeEach(({ page }) => page.goto('/operations'));

test('sections have stable addresses and come under the header when linked', async ({ page }) => {
  await expect(page).toHaveTitle(operations.title);
  const header = (await page.getByRole('banner').boundingBox())!;
  for (const { id, title, text } of sections) {
    await page.goto(`/operations#${id}`);
    const section = page.getByRole('region', { name: title, exact: true });
    await expect(section.getByText(text)).toBeInViewport();
    const heading = (await section.getByRole('heading', { level: 2 }).boundingBox())!;
    expect(heading.y).toBeGreaterThanOrEqual(header.height);
  }
});

test('the index leads to each section', async ({ page }) => {
  const index = page.getByRole('navigation', { name: navigation.labels.onThisPage });
  for (const { id, title } of sections) {
    await index.getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(`/operations#${id}`);
    await expect(page.getByRole('heading', { name: title, level: 2, exact: true })).toBeInViewport();
  }
});

test('conversion lists vehicles by kind', async ({ page }) => {
  const conversion = sections.find(({ vehicles }) => vehicles?.length > 0)!;
  const section = page.getByRole('region', { name: conversion.title });
  for (const { title, items } of conversion.vehicles) {
    await expect(section.getByRole('heading', { name: title })).toBeVisible();
    for (const { name, text } of items) {
      await expect(section.getByRole('listitem').filter({ hasText: name })).toContainText(text);
    }
  }
});

test('the call to action leads where it says', async ({ page }) => {
  const { title, buttons } = blockOf(operations, 'call-to-action');
  for (const { label, to } of buttons) {
    await expect(
      page.getByRole('region', { name: title }).getByRole('link', { name: label }),
    ).toHaveAttribute('href', to);
  }
});
