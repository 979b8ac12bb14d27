import type { PublishStep } from '../api.ts';

const STATES: Record<PublishStep['state'], string> = {
  waiting: '',
  running: 'now',
  done: 'done',
  failed: 'failed',
};

/** How far a publication is. */
export function PublishSteps({ steps }: { steps: PublishStep[] }) {
  return (
    <ol className="steps" aria-live="polite">
      {steps.map(({ label, state, detail }) => (
        <li key={label} data-state={state}>
          {label} {STATES[state] && <em>{STATES[state]}</em>}
          {state === 'running' && detail && <p className="hint">{detail}</p>}
        </li>
      ))}
    </ol>
  );
}
