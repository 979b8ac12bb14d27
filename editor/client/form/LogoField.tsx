import { putLogo } from '../actions.ts';
import { logoUrl } from '../store.ts';
import { Upload } from '../Upload.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { FieldProps } from './field-props.ts';
import styles from './logo-field.module.css';

/** A logo, with a place for another drawing. */
export function LogoField({ schema, label, path, value }: FieldProps<string>) {
  return (
    <FieldGroup label={label} hint={schema.description} path={path}>
      {value && <img className={styles.logo} src={logoUrl(value)} alt={`${label} logo as it is`} />}
      <Upload
        label="Drop another drawing here, or choose one"
        hint="An SVG file: filled shapes in one colour, about as wide as high. Ask who drew it for one."
        // Another picture is refused with the reason; it cannot even be chosen otherwise.
        accept="image/*"
        onFile={(file) => putLogo(String(path.at(-1)), file)}
      />
    </FieldGroup>
  );
}
