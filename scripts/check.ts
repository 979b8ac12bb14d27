/** `npm run check`: reports all mistakes in the content, without a build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../src/load/check/check-content.ts';
import { formatProblem } from '../src/load/check/problem.ts';
import { contentFolder, filesMatching } from '../src/schema/folders.ts';
import { main, ROOT, UserError } from './process.ts';

/** The placeholder in a row of the table in `docs/launch.md`. */
const PLACEHOLDER = /(?<=^\| `).+?(?=` \|)/gm;

await main(async () => {
  const folder = contentFolder();
  const mistakes = await checkContent(folder);
  if (mistakes.length > 0)
    throw new UserError(`${mistakes.map(formatProblem).join('\n')}\n\nMistakes: ${mistakes.length}.`);
  const files = await filesMatching(folder, '**/*.yaml');
  const content = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const list = readFileSync(join(ROOT, 'docs/launch.md'), 'utf8').match(PLACEHOLDER) ?? [];
  const left = list.filter((placeholder) => content.includes(placeholder));
  const launch =
    left.length > 0 ? ` Still to replace before the launch (see docs/launch.md): ${left.join(', ')}.` : '';
  console.log(`The content is in order.${launch}`);
});
