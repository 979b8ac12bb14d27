/** Finds the placeholders that the owner replaces before the launch: `docs/launch.md` lists them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesMatching } from '../src/content/folders.ts';
import { ROOT } from './process.ts';

/** A row of the list: what stands in a content file, between the first two bars. */
const ROW = /^\| `(.+?)` \|/gm;

/**
 * The placeholders that are still in a content folder, each with its files: `Yunlu (company.yaml)`.
 * @param folder absolute
 * @param list the text with the list, a table in Markdown
 */
export async function placeholdersIn(
  folder: string,
  list = readFileSync(join(ROOT, 'docs/launch.md'), 'utf8'),
): Promise<string[]> {
  const files = await filesMatching(folder, '**/*.yaml');
  const texts = files.map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
  return [...list.matchAll(ROW)].flatMap(([, placeholder]) => {
    const found = texts.filter(({ text }) => text.includes(placeholder!)).map(({ file }) => file);
    return found.length > 0 ? [`${placeholder} (${found.join(', ')})`] : [];
  });
}
