import type { PageContext } from '../../components/page-context.ts';
import { type OperationSection, vehiclePictures } from './block.ts';
import styles from './converter.module.css';
import { Vehicle } from './Vehicle.tsx';

/** The class of the operation whose grid it fills. */
export const converterGrid = styles.grid;

/**
 * Converted vehicles by kind of work: one is chosen, and comes down on the chassis. Where that cannot be, and on
 * paper, all of them are shown.
 */
export function Converter({ section, context }: { section: OperationSection; context: PageContext }) {
  const { id, choice, vehicles } = section;
  const pictures = vehiclePictures(section);
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
            {items.map((item) => {
              const i = all.indexOf(item);
              return (
                <Vehicle
                  key={item.name}
                  group={id}
                  number={i + 1}
                  vehicle={item}
                  picture={pictures[i]}
                  context={context}
                />
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}
