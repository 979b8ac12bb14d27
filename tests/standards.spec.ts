/** The built pages are valid, and all their links and files exist. */
import { expect, test } from '@playwright/test';
import { plannedAddresses } from '../src/content/planned-addresses.ts';
import { brokenLinks } from './support/links.ts';
import { askHtmlValidate, askStylelint } from './support/markup.ts';
import { SITES } from './support/sites.ts';

const { content, output } = SITES.company;

test('html-validate reports nothing on any page', async () => {
  expect(await askHtmlValidate(output)).toEqual([]);
});

test('the inline styles of pages are valid', async () => {
  expect(await askStylelint(output)).toEqual([]);
});

test('every linked page, fragment, picture and file exists, except planned pages', async ({}, testInfo) => {
  const planned = plannedAddresses(content)
    .map((path) => `${path} 404`)
    .sort();
  expect(await brokenLinks(output, testInfo.outputPath())).toEqual(planned);
});
