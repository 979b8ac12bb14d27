/** `npm run check`: says everything that is wrong with the content, without building. */
import { checkContent } from '../src/model/check/check-content.ts';
import { sayProblem, sortProblems } from '../src/model/check/problem.ts';
import { contentFolder } from '../src/model/folders.ts';
import { main, PlainError } from './process.ts';

await main(async () => {
  const { mistakes, warnings } = sortProblems(await checkContent(contentFolder()));
  for (const warning of warnings) console.warn(`Note: ${sayProblem(warning)}`);
  if (mistakes.length > 0) {
    throw new PlainError(`${mistakes.map(sayProblem).join('\n')}\n\n${mistakes.length} to correct.`);
  }
  console.log('The content is in order.');
});
