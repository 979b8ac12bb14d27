import { Refusal } from './refusal.ts';

const REMEDIES: [RegExp, string][] = [
  [
    /could not resolve|unable to access|timed? ?out|unreachable|block timeout|connection refused/i,
    'There is no connection. Look at your network, then publish again.',
  ],
  [
    /authentication|permission denied|could not read (username|password)|403/i,
    'The repository did not let you in. Ask whoever looks after the site for access.',
  ],
  [
    /could not apply|merge conflict|not uptodate|would be overwritten/i,
    'Somebody else has published meanwhile and changed the same lines or files. Ask whoever looks after the site to bring the two together.',
  ],
  [/rejected|fetch first|non-fast-forward/i, 'Somebody else is publishing just now. Try again in a minute.'],
];

/** What git or the release says when publishing fails, for somebody who has never seen either. */
export function explainFailure(error: Error): string {
  const { message } = error;
  // Nothing was tried, and perhaps nothing saved.
  if (error instanceof Refusal) return message;
  const remedy = REMEDIES.find(([pattern]) => pattern.test(message))?.[1];
  return `${remedy ?? message.trim()} Everything is saved.`;
}
