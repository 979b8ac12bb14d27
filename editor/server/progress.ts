/** Work of several minutes, in steps that can be watched. Only one runs at a time. */
import type { PublishStep } from '../api.ts';
import { Refusal } from './refusal.ts';

/** Reports how far a step is. */
export type Say = (line: string) => void;

/**
 * @param explain makes the message for the person when the work fails. The log gets the error with its cause, unless it
 * is a Refusal.
 */
export function createProgress(explain: (error: Error) => string) {
  let steps: PublishStep[] = [];
  let failure: string | undefined;
  let isRunning = false;

  return {
    state: () => ({ isRunning, steps, failure }),

    /** Starts the work, with the labels of all its steps. @throws Refusal while other work runs */
    begin(labels: string[], work: () => Promise<void>): void {
      if (isRunning) throw new Refusal('The site is being published already.', 409);
      isRunning = true;
      failure = undefined;
      steps = labels.map((label) => ({ label, state: 'waiting' }));
      work()
        .catch((error: Error) => {
          if (!(error instanceof Refusal)) console.error(error);
          failure = explain(error);
        })
        .finally(() => {
          isRunning = false;
        });
    },

    /** Runs one of the steps. @returns the result of its work, or rejects with its error */
    async step<Result>(label: string, work: (say: Say) => Promise<Result>): Promise<Result> {
      const current = steps.find((step) => step.label === label)!;
      current.state = 'running';
      try {
        const result = await work((detail) => {
          current.detail = detail;
        });
        current.state = 'done';
        return result;
      } catch (error) {
        current.state = 'failed';
        throw error;
      }
    },
  };
}
