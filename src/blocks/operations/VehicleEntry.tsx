import type { PageContext } from '../../components/page-context.ts';
import { ShareButton } from '../../components/share-button/ShareButton.tsx';
import { spaceBetween } from '../../text/join-texts.ts';
import type { OperationSection, Vehicle } from './block.ts';
import { Question } from './Question.tsx';
import { SectionPicture } from './SectionPicture.tsx';
import { VehicleDrawing } from './VehicleDrawing.tsx';
import styles from './vehicle-choice.module.css';

export interface VehicleEntryProps {
  section: OperationSection;
  vehicle: Vehicle;
  context: PageContext;
}

/** A vehicle to choose, and what is shown of it while it is chosen. Its address leads to the drawing. */
export function VehicleEntry({ section, vehicle, context }: VehicleEntryProps) {
  const { id, name, text, illustration, picture = section.picture } = vehicle;
  const message = [vehicle.message, section.message].filter(Boolean).join('\n');
  return (
    <li className={styles.vehicle}>
      <label className={styles.choice}>
        <input type="radio" name={section.id} value={id} aria-describedby={`${id}-text`} />
        {name}
      </label>
      <VehicleDrawing id={id} drawing={context.illustrations[illustration]} className={styles.drawing} />
      <div className={styles.words}>
        <p id={`${id}-text`}>
          <strong>{name}</strong>
          {spaceBetween(name, text)}
          {text}
        </p>
        <Question text={section.question} about={name} message={message} context={context}>
          <ShareButton id={id} name={name} context={context} />
        </Question>
      </div>
      {picture && <SectionPicture name={picture} variant="vehicle" note={section.note} context={context} />}
    </li>
  );
}
