import { themeSchema } from '../../../src/content/theme.ts';
import { weakPairs } from '../../../src/theme/contrast.ts';
import type { FieldPath } from '../../api.ts';
import { THEME_FILE } from '../../files.ts';
import { fieldLabel } from '../../labels.ts';
import { isEqual, valueAt, withValueAt } from '../../values.ts';
import { edit } from '../actions.ts';
import shared from '../shared.module.css';
import { useEditor } from '../store.ts';
import styles from './colour-field.module.css';
import { controlProps, type FieldProps, fieldId } from './context.tsx';
import { FieldFrame, Messages } from './FieldFrame.tsx';

/** A colour, as text and with a palette. */
export function ColourField(props: FieldProps) {
  const { path, label, onChange } = props;
  const value = String(props.value ?? '');
  return (
    <FieldFrame {...props} messages={<ColourMessages path={path} />}>
      <div className={shared.row}>
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

/** The weak contrasts of a colour, and the nearest readable colours. */
function ColourMessages({ path }: { path: FieldPath }) {
  const { files, schemas, focus } = useEditor();
  const theme = files[THEME_FILE];
  const colours = themeSchema.shape.colours.safeParse(valueAt(theme, ['colours'])).data;
  // Well-formed colours can only have weak contrast, which is computed here without waiting for the server.
  if (!colours) return <Messages path={path} />;
  const name = path.at(-1);
  const labelOf = (colour: string) =>
    fieldLabel(colour, Object(schemas.theme.properties?.['colours']?.properties?.[colour]));
  const isFocus = isEqual(focus, path);
  // Shown at the focused colour and at the colour to change, so that no message moves the palette in use.
  const weak = weakPairs(colours).filter(
    ({ foreground, background, remedy }) =>
      (foreground === name || background === name) && (isFocus || !remedy || remedy.name === name),
  );
  const remedies = new Map(weak.flatMap(({ remedy }) => (remedy ? [[remedy.name, remedy.value]] : [])));
  const applyRemedy = (colour: string, next: string) => {
    const changed = [...path.slice(0, -1), colour];
    edit(THEME_FILE, withValueAt(theme, changed, next));
    // The button disappears with the problem.
    document.getElementById(fieldId(changed))?.focus();
  };
  return (
    <div id={controlProps(path)['aria-describedby']} className={shared.messages}>
      {weak.map(({ foreground, background, where }) => (
        <p key={foreground + background}>
          “{labelOf(foreground)}” is hard to read on “{labelOf(background)}” ({where}).
        </p>
      ))}
      {[...remedies].map(([colour, next]) => (
        <button
          key={colour}
          className={styles.remedy}
          type="button"
          onClick={() => applyRemedy(colour, next)}
        >
          <i className={styles.swatch} style={{ background: next }} /> Take the nearest that can be read for “
          {labelOf(colour)}”
        </button>
      ))}
    </div>
  );
}
