/** What is shared by modules that read or write files of a built site. */
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HASHED_FILES } from '../deploy/addresses.ts';
import { filesMatching } from './schema/folders.ts';

/** Reads the text files of an output folder that match a pattern, sorted by their paths in it. */
export async function readBuiltFiles(root: string, pattern: string) {
  const files = await filesMatching(root, pattern);
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })));
}

/** The address of a file whose name contains a hash of its content. */
export const hashedAddress = (name: string, extension: string, content: string | Buffer) =>
  `${HASHED_FILES}${name}.${hash('sha256', content).slice(0, 8)}.${extension}`;

/** The tag of a page’s language. */
export const documentLanguage = (html: string) => /<html lang="([^"]+)/.exec(html)?.[1] ?? '';
