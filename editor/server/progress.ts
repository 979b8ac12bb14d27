/** Work that takes minutes, in steps that are told while it goes on. One at a time. */
import type { PublishStep } from '../api.ts';
import { Refusal } from './refusal.ts';

/** Says what a step is at. */
export type Say = (line: string) => void;

/** @param explain what went wrong, in words */
export function createProgress(explain: (error: Error) => string) {
  let steps: PublishStep[] = [];
  let failure: string | undefined;
  let isRunning = false;

  return {
    state: () => ({ isRunning, steps, failure }),

    /** Shows the labels of all steps, and begins. @throws Refusal while other work goes on */
    begin(labels: string[], work: () => Promise<void>): void {
      if (isRunning) throw new Refusal('The site is being published already.', 409);
      isRunning = true;
      failure = undefined;
      steps = labels.map((label) => ({ label, state: 'waiting' }));
      work()
        .catch((error: Error) => {
          failure = explain(error);
        })
        .finally(() => {
          isRunning = false;
        });
    },

    /** Does one of the steps. @returns what its work returns; rejects when that does */
    async step<Result>(label: string, work: (say: Say) => Promise<Result>): Promise<Result> {
      const now = steps.find((step) => step.label === label)!;
      now.state = 'running';
      try {
        const result = await work((detail) => {
          now.detail = detail;
        });
        now.state = 'done';
        return result;
      } catch (error) {
        now.state = 'failed';
        throw error;
      }
    },
  };
}
