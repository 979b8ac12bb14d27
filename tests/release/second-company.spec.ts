/** Another company: other typefaces and colours, and a language with long words. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { testAnySite } from '../support/any-site.ts';
import { filesOfPicture } from '../support/built-pictures.ts';
import { SITES } from '../support/sites.ts';

testAnySite(SITES.secondCompany);

test('its prints carry its colours', async () => {
  const { content, output } = SITES.secondCompany;
  const { colours } = parse(readFileSync(join(content, 'theme.yaml'), 'utf8')) as {
    colours: Record<string, string>;
  };
  // The sky above the harbour, in the upper corner of the whole picture.
  const files = filesOfPicture('hafen', output);
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) {
    const [red, green, blue] = await sharp(file).removeAlpha().raw().toBuffer();
    const sky = Buffer.from(colours['jute']!.slice(1), 'hex');
    for (const [i, channel] of [red!, green!, blue!].entries())
      expect(Math.abs(channel - sky[i]!), file).toBeLessThan(8);
  }
});
