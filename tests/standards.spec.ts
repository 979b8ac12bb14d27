/** The built pages keep to the standards, and everything that they name is there. */
import { expect, test } from '@playwright/test';
import { plannedAddresses } from '../src/content/planned-addresses.ts';
import { brokenLinks } from './support/links.ts';
import { askHtmlValidate, askStylelint } from './support/markup.ts';
import { SITES } from './support/sites.ts';

const { content, output } = SITES.company;

test('html-validate has nothing to say of any page', async () => {
  expect(await askHtmlValidate(output)).toEqual([]);
});

test('the styles that pages carry are valid', async () => {
  expect(await askStylelint(output)).toEqual([]);
});

test('every link, fragment, picture and file is there, but for the pages that are planned', async ({}, testInfo) => {
  const planned = plannedAddresses(content)
    .map((path) => `${path} 404`)
    .sort();
  expect(await brokenLinks(output, testInfo.outputPath())).toEqual(planned);
});
