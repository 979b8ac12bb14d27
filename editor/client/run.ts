/** What a person does, and what is said of it. */
import { useEditor } from './store.ts';
import { enqueue } from './sync.ts';

const { setState: set } = useEditor;

/** Counts what the person does: what an earlier action came to is not said over a later one. */
let action = 0;

/** Says nothing any more of what was done before. */
export const beginAction = () => {
  action++;
  set({ notice: '' });
};

/**
 * Does something in its turn.
 * @param task gives what to say of it; what went wrong is said by itself
 * @param meanwhile what is said until then
 * @returns why it was refused; undefined once it is done
 */
export function run(task: () => Promise<unknown>, meanwhile = ''): Promise<string | undefined> {
  beginAction();
  set({ notice: meanwhile });
  const mine = action;
  const say = (notice: string) => mine === action && set({ notice });
  return enqueue(task).then(
    (notice) => {
      if (typeof notice === 'string' || meanwhile) say(String(notice ?? ''));
      return undefined;
    },
    ({ message }: Error) => {
      say(message);
      return message;
    },
  );
}
