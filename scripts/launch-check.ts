/** `npm run launch-check`: says what has to be replaced before the site may be shown to the public. */
import { checkContent } from '../src/content/check/check-content.ts';
import { formatProblem, sortProblems } from '../src/content/check/problem.ts';
import { contentFolder } from '../src/content/folders.ts';
import { main, PlainError } from './process.ts';
import { findStandIns } from './stand-ins.ts';

await main(async () => {
  const folder = contentFolder();
  const { mistakes } = sortProblems(await checkContent(folder));
  if (mistakes.length > 0) {
    throw new PlainError(`${mistakes.map(formatProblem).join('\n')}\n\n${mistakes.length} to correct first.`);
  }
  const standIns = await findStandIns(folder);
  if (standIns.length > 0) {
    throw new PlainError(
      `${standIns.map(formatProblem).join('\n')}\n\n${standIns.length} to replace. docs/launch.md takes you through them.`,
    );
  }
  console.log('No stand-in is left: the site is ready for the public.');
});
