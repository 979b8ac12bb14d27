/** `npm run check`: says everything that is wrong with the content, without building. */
import { checkContent } from '../src/content/check/check-content.ts';
import { formatProblem, sortProblems } from '../src/content/check/problem.ts';
import { contentFolder } from '../src/content/folders.ts';
import { main, PlainError } from './process.ts';

await main(async () => {
  const { mistakes, warnings } = sortProblems(await checkContent(contentFolder()));
  for (const warning of warnings) console.warn(`Note: ${formatProblem(warning)}`);
  if (mistakes.length > 0) {
    throw new PlainError(`${mistakes.map(formatProblem).join('\n')}\n\n${mistakes.length} to correct.`);
  }
  console.log('The content is in order.');
});
