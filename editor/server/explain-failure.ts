/** Explains to the person who edits why publishing failed. */
import { Refusal } from './refusal.ts';

/** Explanations of git’s messages. No other step uses them: a release also says “403” or “timeout”, of other things. */
const PUSH_EXPLANATIONS: [RegExp, string][] = [
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

/**
 * Explains an error of sending commits to the remote repository. The original is the `cause` of the explained error.
 */
export function explainPush(error: Error): Error {
  const explanation = PUSH_EXPLANATIONS.find(([pattern]) => pattern.test(error.message))?.[1];
  return explanation ? new Error(explanation, { cause: error }) : error;
}

/** The message for the person when publishing failed. A refusal stands alone, because perhaps nothing was saved. */
export const explainFailure = (error: Error): string =>
  error instanceof Refusal ? error.message : `${error.message.trim()} Everything is saved.`;
