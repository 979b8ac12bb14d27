/** Runs a user’s action, and shows its outcome. */
import { useEditor } from './store.ts';
import { enqueue } from './sync.ts';

const { setState: set } = useEditor;

/** The number of actions so far. The notice of an earlier action does not replace that of a later one. */
let action = 0;

/** Clears the notice of earlier actions. */
export const beginAction = () => {
  action++;
  set({ notice: '' });
};

/**
 * Runs an action in the queue of requests, and shows its notice or its error.
 * @param task returns the notice, if any
 * @param meanwhile the notice while it runs
 * @returns the message of its error, or undefined if it succeeds
 */
export function run(task: () => Promise<unknown>, meanwhile = ''): Promise<string | undefined> {
  beginAction();
  set({ notice: meanwhile });
  const mine = action;
  const notify = (notice: string) => mine === action && set({ notice });
  return enqueue(task).then(
    (notice) => {
      if (typeof notice === 'string' || meanwhile) notify(String(notice ?? ''));
      return undefined;
    },
    ({ message }: Error) => {
      notify(message);
      return message;
    },
  );
}
