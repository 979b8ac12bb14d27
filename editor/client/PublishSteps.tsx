import type { PublishStep } from '../api.ts';
import styles from './publish-steps.module.css';
import shared from './shared.module.css';

const STATES: Record<PublishStep['state'], string> = {
  waiting: '',
  running: 'now',
  done: 'done',
  failed: 'failed',
};

/** Where the focus goes when the button that began it can be pressed no more. */
export const STEPS = 'publish-steps';

/** How far a publication is. */
export function PublishSteps({ steps }: { steps: PublishStep[] }) {
  return (
    <ol id={STEPS} tabIndex={-1} aria-label="Steps" aria-live="polite">
      {steps.map(({ label, state, detail }) => (
        <li key={label} className={state === 'waiting' ? styles.waiting : undefined}>
          {label} {STATES[state] && <em>{STATES[state]}</em>}
          {state === 'running' && detail && <p className={shared.hint}>{detail}</p>}
        </li>
      ))}
    </ol>
  );
}
