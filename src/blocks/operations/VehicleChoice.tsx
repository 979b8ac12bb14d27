import { clsx } from 'clsx';
import type { PageContext } from '../../components/page-context.ts';
import { ContactCode } from '../../components/qr-code/ContactCode.tsx';
import type { Choice, OperationSection } from './block.ts';
import { VehicleEntry } from './VehicleEntry.tsx';
import styles from './vehicle-choice.module.css';

export interface VehicleChoiceProps {
  section: OperationSection;
  choice: Choice;
  className: string | undefined;
  context: PageContext;
}

/**
 * Vehicles by kind of work: the chosen one comes down on the chassis. On paper, and without `:has()`, all are shown. A page
 * that was opened at the address of a vehicle prints that vehicle, the questions to answer about it, and the contact details.
 */
export function VehicleChoice({ section, choice, className, context }: VehicleChoiceProps) {
  const { question, message } = section;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid before Chrome 86
    <div
      className={clsx(styles.vehicleChoice, className)}
      role="group"
      aria-label={choice.title}
      data-choice=""
    >
      <p className={styles.title} aria-hidden="true">
        {choice.title}
      </p>
      {choice.lists.map(({ title, items }) => (
        <div key={title} className={styles.list}>
          <h3>{title}</h3>
          <ul>
            {items.map((vehicle) => (
              <VehicleEntry key={vehicle.id} section={section} vehicle={vehicle} context={context} />
            ))}
          </ul>
        </div>
      ))}
      <div className={styles.sheet}>
        {question && <p>{question}</p>}
        <ul>
          {message?.split('\n').map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <ContactCode context={context} />
      </div>
    </div>
  );
}
