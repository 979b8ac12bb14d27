import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '../schema/folders.ts';
import { redirectsSchema } from '../schema/redirects.ts';

/** The redirects; none if there is no such file. */
export async function readRedirects() {
  const text = await readFile(join(contentFolder(), 'redirects.yaml'), 'utf8').catch(() => '');
  return redirectsSchema.parse(parse(text) ?? {}).redirects ?? [];
}
