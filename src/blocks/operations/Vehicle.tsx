import type { PageContext } from '../../components/page-context.ts';
import { spaceBetween } from '../../content/join-texts.ts';
import type { OperationSection } from './block.ts';
import styles from './converter.module.css';
import { SectionPicture } from './SectionPicture.tsx';
import { VehicleDrawing } from './VehicleDrawing.tsx';

export interface VehicleProps {
  /** The name of the choice that it belongs to. */
  group: string;
  /** Its place in that choice; the first is chosen at the beginning. */
  number: number;
  vehicle: OperationSection['vehicles'][number]['items'][number];
  picture: string | undefined;
  context: PageContext;
}

/** A vehicle to choose, and what is shown of it while it is chosen. */
export function Vehicle({ group, number, vehicle, picture, context }: VehicleProps) {
  const { name, text, illustration } = vehicle;
  const textId = `${group}-${number}`;
  return (
    <li className={styles.vehicle}>
      <label className={styles.choice}>
        <input type="radio" name={group} defaultChecked={number === 1} aria-describedby={textId} />
        {name}
      </label>
      <VehicleDrawing drawing={context.illustrations[illustration]} className={styles.drawing} />
      <p id={textId} className={styles.text}>
        <strong>{name}</strong>
        {spaceBetween(name, text)}
        {text}
      </p>
      {picture && <SectionPicture name={picture} variant="vehicle" context={context} />}
    </li>
  );
}
