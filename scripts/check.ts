/** `npm run check`: reports all mistakes in the content, without a build. */
import { checkContent } from '../src/content/check/check-content.ts';
import { compareTranslations } from '../src/content/check/compare-translations.ts';
import { formatProblem, sortProblems } from '../src/content/check/problem.ts';
import { contentFolder } from '../src/content/folders.ts';
import { placeholdersIn } from './placeholders.ts';
import { main, UserError } from './process.ts';
import { spellingProblems } from './spelling.ts';

await main({}, async () => {
  const folder = contentFolder();
  const { mistakes, warnings } = sortProblems(await checkContent(folder));
  if (mistakes.length === 0) {
    warnings.push(...(await compareTranslations(folder)), ...(await spellingProblems(folder)));
  }
  for (const warning of warnings) console.warn(`Note: ${formatProblem(warning)}`);
  const placeholders = await placeholdersIn(folder);
  if (placeholders.length > 0)
    console.warn(
      `Note: ${placeholders.length} placeholders to replace before the launch, see docs/launch.md: ${placeholders.join(', ')}`,
    );
  if (mistakes.length > 0) {
    throw new UserError(`${mistakes.map(formatProblem).join('\n')}\n\n${mistakes.length} to correct.`);
  }
  console.log('The content is in order.');
});
