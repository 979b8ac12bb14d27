import type { Problem } from '../../src/content/check/problem.ts';
import type { Desk } from '../desk.ts';
import { formNameOf, placeInForm } from './place.ts';
import { PROBLEMS } from './use-desk.ts';
import { fileInWords, inQuotes } from './words.ts';

/** Everything that has to be corrected before saving; pressing one leads to its field. */
export function Problems({ desk, onGoTo }: { desk: Desk; onGoTo: (problem: Problem) => void }) {
  const mistakes = desk.problems.filter(({ isWarning }) => !isWarning);
  if (mistakes.length === 0) return null;
  return (
    <section className="problems" aria-labelledby={PROBLEMS}>
      <h2 id={PROBLEMS} tabIndex={-1}>
        {mistakes.length === 1 ? 'One thing' : `${mistakes.length} things`} to correct before saving
      </h2>
      <ul>
        {mistakes.map((problem) => (
          <li key={problem.file + problem.location + problem.message}>
            <button type="button" onClick={() => onGoTo(problem)}>
              {[fileInWords(problem.file), placeOf(problem, desk)].filter(Boolean).join(', ')}
            </button>{' '}
            {inQuotes(problem.message)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where a mistake is, as the form calls it; as the file does where no field has it. */
function placeOf({ file, path, location }: Problem, { forms, files }: Desk): string | undefined {
  return path ? placeInForm(path, forms[formNameOf(file)], files[file]) : location?.replaceAll('`', '');
}
