/** What the integrations share that change the files of a built site. */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HASHED_FILES } from '../deploy/addresses.ts';
import { filesMatching } from './schema/folders.ts';

/** A text file of a built site. */
export interface BuiltFile {
  /** Its path in the output folder. */
  file: string;
  text: string;
}

/** Reads the text files of an output folder that match a pattern, sorted by name. */
export async function readBuiltFiles(root: string, pattern: string): Promise<BuiltFile[]> {
  const files = await filesMatching(root, pattern);
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })));
}

/** Writes a file whose name contains a hash of its content. @returns its address */
export async function writeHashed(root: string, name: string, extension: string, content: string | Buffer) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const address = `${HASHED_FILES}${name}.${hash}.${extension}`;
  await writeFile(join(root, address), content);
  return address;
}

/** The tag of a page’s language. */
export const documentLanguage = (html: string) => /<html lang="?([^" >]+)/.exec(html)?.[1] ?? '';
