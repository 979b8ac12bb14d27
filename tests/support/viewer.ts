/** The viewer with the pictures of the home page’s gallery, as a visitor finds it. */
import { expect, type Page } from '@playwright/test';
import { COMPLETE } from './complete.ts';
import { blockOf, metadataOf, navigation, readPage } from './content.ts';

export const labels = navigation.labels.viewer;
const { pictures } = blockOf(readPage('index'), 'gallery');
export const LAST = pictures.length - 1;

export const links = (page: Page) => page.locator('[data-viewer] figure a');
/** On phones, below the beginning of a long gallery. */
export const linkToAll = (page: Page) =>
  page.getByRole('link', { name: navigation.labels.allPictures.replace('%total', String(LAST + 1)) });
export const dialog = (page: Page) => page.getByRole('dialog');
export const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
/** The current slide. Its neighbours are hidden, also from assistive technology. */
export const slide = (page: Page) => dialog(page).locator('[role=tabpanel]:not([inert])');
export const picture = (page: Page) => slide(page).getByRole('img');
export const thumbnail = (page: Page, index: number) => dialog(page).getByRole('tab').nth(index);
/** Position and caption. */
export const texts = (page: Page) => dialog(page).locator('[aria-live]');
/** The box of the picture, in CSS pixels. */
export const boxOf = async (page: Page) => (await picture(page).boundingBox())!;

/** Expects the whole picture with its description, position, caption and thumbnail. */
export async function expectShown(page: Page, index: number) {
  const { alt, caption } = metadataOf(pictures[index]!);
  const place = labels.position.replace('%n', String(index + 1)).replace('%total', String(pictures.length));
  await expect(dialog(page)).toHaveAccessibleName(`${place}, ${alt}`);
  await expect(slide(page)).toHaveCount(1);
  await expect(slide(page)).toHaveAccessibleName(place);
  await expect(picture(page)).toHaveAccessibleName(alt);
  await expect(picture(page), 'the whole picture is seen').toBeInViewport({ ratio: 0.99 });
  await expect(texts(page)).toHaveText(place + caption);
  await expect(thumbnail(page, index)).toHaveAccessibleName(alt);
  await expect(thumbnail(page, index)).toHaveAttribute('aria-selected', 'true');
  await expect(thumbnail(page, index)).toBeInViewport();
}

/** Opens the home page. @returns the messages of all errors that it throws, also later ones */
export async function openHome(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/');
  await page.evaluate(COMPLETE);
  return errors;
}

export async function open(page: Page, index: number) {
  await links(page).nth(index).click();
  await expectShown(page, index);
}

/** Expects that the visitor is back in the gallery, and that nothing was thrown. */
export async function expectClosed(page: Page, index: number, errors: string[]) {
  await expect(dialog(page)).toBeHidden();
  await expect(links(page).nth(index)).toBeFocused();
  await expect(links(page).nth(index)).toBeInViewport();
  expect(errors).toEqual([]);
}
