import { ColourMessages } from './ColourMessages.tsx';
import styles from './colour-field.module.css';
import { controlProps } from './context.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';

/** A colour, chosen by looking at it. */
export function ColourField(props: FieldProps<string>) {
  const { path, label, value = '', onChange } = props;
  return (
    <FieldFrame {...props} messages={<ColourMessages path={path} />}>
      <div className={styles.colour}>
        <input
          type="color"
          className={styles.palette}
          data-path={JSON.stringify(path)}
          aria-label={`${label}, chosen from a palette`}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          {...controlProps(path)}
          className={styles.value}
          value={value}
          onChange={({ target }) => onChange(target.value.toLowerCase())}
        />
      </div>
    </FieldFrame>
  );
}
