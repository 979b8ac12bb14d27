import { clsx } from 'clsx';
import { directionClass } from '../../components/direction/DirectionLabel.tsx';
import { Illustration } from '../../components/illustration/Illustration.tsx';
import type { PageContext } from '../../components/page-context.ts';
import { spaceBetween } from '../../schema/join-texts.ts';
import type { OperationSection } from './block.ts';
import styles from './converter.module.css';
import operation from './operation.module.css';
import { SectionPicture } from './SectionPicture.tsx';
import { VehicleDrawing } from './VehicleDrawing.tsx';

/** Converted vehicles by kind of work: the chosen one comes down on the chassis. On paper, and without `:has()`, all are shown. */
export function Converter({ section, context }: { section: OperationSection; context: PageContext }) {
  const { id, choice, vehicles } = section;
  const all = vehicles.flatMap(({ items }) => items);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid before Chrome 86
    <div
      className={styles.converter}
      role="group"
      aria-label={choice}
      aria-labelledby={choice ? undefined : `${id}-title`}
    >
      {choice && (
        <p className={styles.title} aria-hidden="true">
          {choice}
        </p>
      )}
      {vehicles.map(({ title, items }) => (
        <div key={title} className={styles.list}>
          <h3>{title}</h3>
          <ul>
            {items.map((item) => (
              <Vehicle
                key={item.name}
                section={section}
                number={all.indexOf(item) + 1}
                vehicle={item}
                context={context}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

interface VehicleProps {
  section: OperationSection;
  /** Its place in that choice; the first is chosen at the beginning. */
  number: number;
  vehicle: OperationSection['vehicles'][number]['items'][number];
  context: PageContext;
}

/** A vehicle to choose, and what is shown of it while it is chosen. */
function Vehicle({ section, number, vehicle, context }: VehicleProps) {
  const { name, text, illustration, picture = section.picture } = vehicle;
  const textId = `${section.id}-${number}`;
  return (
    <li className={styles.vehicle}>
      <label className={styles.choice}>
        <input type="radio" name={section.id} defaultChecked={number === 1} aria-describedby={textId} />
        {name}
      </label>
      <VehicleDrawing drawing={context.illustrations[illustration]} className={styles.drawing} />
      <p id={textId} className={styles.text}>
        <strong>{name}</strong>
        {spaceBetween(name, text)}
        {text}
      </p>
      {picture && <SectionPicture name={picture} variant="vehicle" context={context} />}
      {!section.illustration && (
        <Illustration
          {...context.illustrations[illustration]}
          className={clsx(operation.illustration, directionClass(section.direction), styles.inMargin)}
        />
      )}
    </li>
  );
}
