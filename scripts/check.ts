/** `npm run check`: reports all mistakes in the content, without a build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../src/load/check/check-content.ts';
import { formatProblem } from '../src/load/check/problem.ts';
import { contentFolder, filesMatching } from '../src/schema/folders.ts';
import { main, ROOT, UserError } from './process.ts';

/** A row in the list of placeholders, which the owner replaces before the launch: what stands in a content file. */
const PLACEHOLDER = /^\| `(.+?)` \|/gm;

async function placeholdersIn(folder: string): Promise<string[]> {
  const files = await filesMatching(folder, '**/*.yaml');
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  const list = readFileSync(join(ROOT, 'docs/launch.md'), 'utf8');
  return [...list.matchAll(PLACEHOLDER)]
    .map(([, placeholder]) => placeholder!)
    .filter((placeholder) => texts.some((text) => text.includes(placeholder)));
}

await main(async () => {
  const mistakes = await checkContent(contentFolder());
  if (mistakes.length > 0)
    throw new UserError(`${mistakes.map(formatProblem).join('\n')}\n\n${mistakes.length} to correct.`);
  const left = await placeholdersIn(contentFolder());
  const launch =
    left.length > 0 ? ` To replace before the launch, see docs/launch.md: ${left.join(', ')}.` : '';
  console.log(`The content is in order.${launch}`);
});
