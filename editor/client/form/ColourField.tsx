import { themeSchema } from '../../../src/content/theme.ts';
import { weakPairs } from '../../../src/theme/contrast.ts';
import { THEME_FILE } from '../../files.ts';
import { fieldLabel } from '../../labels.ts';
import { edit } from '../actions.ts';
import shared from '../shared.module.css';
import { useEditor } from '../store.ts';
import styles from './colour-field.module.css';
import { controlProps } from './context.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';

/** A colour, chosen by looking at it, with what cannot be read in it and the nearest that can. */
export function ColourField(props: FieldProps<string>) {
  const { path, label, value = '', onChange } = props;
  const { files, schemas } = useEditor();
  const theme = Object(files[THEME_FILE]) as { colours?: Record<string, string> };
  const colours = themeSchema.shape.colours.safeParse(theme.colours).data;
  const name = path.at(-1);
  const called = (colour: string) =>
    fieldLabel(colour, Object(schemas.theme.properties?.['colours']?.properties?.[colour]));
  const weak = (colours ? weakPairs(colours) : []).filter(
    ({ foreground, background }) => foreground === name || background === name,
  );
  return (
    <FieldFrame {...props}>
      <div className={styles.colour}>
        <input
          type="color"
          className={styles.palette}
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
      {weak.map(({ foreground, background, where, remedy }) => (
        <p key={foreground + background} className={shared.messages}>
          “{called(foreground)}” is hard to read on “{called(background)}” ({where}).{' '}
          {remedy && (
            <button
              className={styles.remedy}
              type="button"
              onClick={() =>
                edit(THEME_FILE, { ...theme, colours: { ...theme.colours, [remedy.name]: remedy.value } })
              }
            >
              <i className={styles.swatch} style={{ background: remedy.value }} /> Take the nearest that can
              be read for “{called(remedy.name)}”
            </button>
          )}
        </p>
      ))}
    </FieldFrame>
  );
}
