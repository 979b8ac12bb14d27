import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolder, ifMissing } from '../schema/folders.ts';
import { redirectsSchema } from '../schema/redirects.ts';
import { parseYaml } from '../schema/yaml.ts';

/** The redirects; none if there is no such file. @throws Error if it cannot be read */
export async function readRedirects() {
  const file = await readFile(join(contentFolder(), 'redirects.yaml')).catch(ifMissing(''));
  return redirectsSchema.parse(parseYaml(file) ?? {}).redirects ?? [];
}
