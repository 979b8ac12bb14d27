import { themeSchema } from '../../../src/content/theme.ts';
import { weakPairs } from '../../../src/theme/contrast.ts';
import type { FieldPath } from '../../api.ts';
import { THEME_FILE } from '../../files.ts';
import { fieldLabel } from '../../labels.ts';
import { isEqual } from '../../values.ts';
import { edit } from '../actions.ts';
import shared from '../shared.module.css';
import { useEditor } from '../store.ts';
import styles from './colour-field.module.css';
import { controlProps, type FieldProps, fieldId } from './context.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { Messages } from './Messages.tsx';

/** A colour, chosen by looking at it. */
export function ColourField(props: FieldProps) {
  const { path, label, onChange } = props;
  const value = String(props.value ?? '');
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

/** What cannot be read in a colour, and the nearest colours that can. */
function ColourMessages({ path }: { path: FieldPath }) {
  const { files, schemas, focus } = useEditor();
  const theme = Object(files[THEME_FILE]) as { colours?: Record<string, string> };
  const colours = themeSchema.shape.colours.safeParse(theme.colours).data;
  // Where the colours are right in form, nothing else can be wrong, and the server’s answer would only be later.
  if (!colours) return <Messages path={path} />;
  const name = path.at(-1);
  const called = (colour: string) =>
    fieldLabel(colour, Object(schemas.theme.properties?.['colours']?.properties?.[colour]));
  const isFocus = isEqual(focus, path);
  // Told where it is mended and where it comes from, but not above the colour that is being chosen.
  const weak = weakPairs(colours).filter(
    ({ foreground, background, remedy }) =>
      (foreground === name || background === name) && (isFocus || !remedy || remedy.name === name),
  );
  const remedies = new Map(weak.flatMap(({ remedy }) => (remedy ? [[remedy.name, remedy.value]] : [])));
  const take = (colour: string, next: string) => {
    edit(THEME_FILE, { ...theme, colours: { ...theme.colours, [colour]: next } });
    // The button goes with what it mends.
    document.getElementById(fieldId([...path.slice(0, -1), colour]))?.focus();
  };
  return (
    <div id={controlProps(path)['aria-describedby']} className={shared.messages}>
      {weak.map(({ foreground, background, where }) => (
        <p key={foreground + background}>
          “{called(foreground)}” is hard to read on “{called(background)}” ({where}).
        </p>
      ))}
      {[...remedies].map(([colour, next]) => (
        <button key={colour} className={styles.remedy} type="button" onClick={() => take(colour, next)}>
          <i className={styles.swatch} style={{ background: next }} /> Take the nearest that can be read for “
          {called(colour)}”
        </button>
      ))}
    </div>
  );
}
