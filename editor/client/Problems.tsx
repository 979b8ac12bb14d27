import type { Problem } from '../../src/model/check/problem.ts';
import { PROBLEMS } from './use-desk.ts';
import { fileInWords, inQuotes } from './words.ts';

/** Everything that has to be corrected before saving; pressing one leads to its field. */
export function Problems({ problems, onGoTo }: { problems: Problem[]; onGoTo: (problem: Problem) => void }) {
  const mistakes = problems.filter(({ isWarning }) => !isWarning);
  if (mistakes.length === 0) return null;
  return (
    <section className="problems" aria-labelledby={PROBLEMS}>
      <h2 id={PROBLEMS} tabIndex={-1}>
        {mistakes.length === 1 ? 'One thing' : `${mistakes.length} things`} to correct before saving
      </h2>
      <ul>
        {mistakes.map((problem) => (
          <li key={problem.file + problem.place + problem.message}>
            <button type="button" onClick={() => onGoTo(problem)}>
              {fileInWords(problem.file)}
              {problem.place && `, ${problem.place.replaceAll('`', '')}`}
            </button>{' '}
            {inQuotes(problem.message)}
          </li>
        ))}
      </ul>
    </section>
  );
}
