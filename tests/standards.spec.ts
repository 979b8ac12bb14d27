/** The built pages keep to the standards, and everything that they name is there. */
import { expect, test } from '@playwright/test';
import { DIST } from '../scripts/build.ts';
import { company, navigation } from './support/content.ts';
import { brokenLinks } from './support/links.ts';
import { askHtmlValidate, askNu, askStylelint, missingForNu } from './support/markup.ts';

test('the Nu HTML Checker has nothing to say of any page', async () => {
  test.slow(); // Java takes its time where other tests run.
  const missing = missingForNu();
  if (missing) console.log(missing); // the reporter keeps the reason of a skipped test to itself
  test.skip(missing !== undefined, missing);
  expect(await askNu(DIST)).toEqual([]);
});

test('html-validate has nothing to say of any page', async () => {
  expect(await askHtmlValidate(DIST)).toEqual([]);
});

test('the styles that pages carry are valid', async () => {
  expect(await askStylelint(DIST)).toEqual([]);
});

test('every link, fragment, picture and file is there, but for the pages that are planned', async ({}, testInfo) => {
  const work = testInfo.outputPath();
  const planned = navigation.planned.map((path) => `${path} 404`);
  expect(await brokenLinks({ root: DIST, work, publicAddress: company.site })).toEqual(planned);
});
