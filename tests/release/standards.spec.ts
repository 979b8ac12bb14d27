import { expect, test } from '@playwright/test';
import { askNu, missingForNu } from '../support/markup.ts';
import { SITES } from '../support/sites.ts';

for (const [name, { output }] of Object.entries(SITES)) {
  test(`the Nu HTML Checker finds no mistake on any page of ${name}`, async () => {
    test.slow(); // Java is slow while other tests run.
    const missing = missingForNu();
    test.skip(missing !== undefined, missing);
    expect(await askNu(output)).toEqual([]);
  });
}
