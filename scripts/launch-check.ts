/** `npm run launch-check`: lists the placeholders to replace before the site is shown to the public. */
import { brochureProblems } from '../src/brochure/freshness.ts';
import { checkContent } from '../src/content/check/check-content.ts';
import { formatProblem, sortProblems } from '../src/content/check/problem.ts';
import { contentFolder } from '../src/content/folders.ts';
import { findPlaceholders } from './placeholders.ts';
import { main, UserError } from './process.ts';

await main({}, async () => {
  const folder = contentFolder();
  const { mistakes } = sortProblems(await checkContent(folder));
  if (mistakes.length > 0) {
    throw new UserError(`${mistakes.map(formatProblem).join('\n')}\n\n${mistakes.length} to correct first.`);
  }
  const open = [...(await findPlaceholders(folder)), ...(await brochureProblems(folder))];
  if (open.length > 0) {
    throw new UserError(
      `${open.map(formatProblem).join('\n')}\n\n${open.length} to replace. See docs/launch.md.`,
    );
  }
  console.log('No placeholder is left: the site is ready for the public.');
});
