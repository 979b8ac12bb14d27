import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '../schema/folders.ts';
import { redirectsSchema } from '../schema/redirects.ts';

/** The redirects; none if there is no such file. @throws Error if it cannot be read */
export async function readRedirects() {
  const text = await readFile(join(contentFolder(), 'redirects.yaml'), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return redirectsSchema.parse(parse(text) ?? {}).redirects ?? [];
}
