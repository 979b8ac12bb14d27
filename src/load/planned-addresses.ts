import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { addressIn, homeOf, languageOfFile } from '../schema/languages.ts';

/** The addresses of planned pages in every language. Not in navigation.ts, which reads no files. @param content the content folder, absolute */
export function plannedAddresses(content: string): string[] {
  const files = globSync('navigation*.yaml', { cwd: content });
  const planned = files.flatMap(
    (file): string[] => parse(readFileSync(join(content, file), 'utf8')).planned ?? [],
  );
  const homes = files.map((file) => homeOf(languageOfFile(file)));
  return homes.flatMap((home) => planned.map((address) => addressIn(home, address)));
}
