import { putLogo } from '../actions.ts';
import { logoUrl } from '../store.ts';
import { Upload } from '../Upload.tsx';
import type { FieldProps } from './context.tsx';
import { FieldGroup } from './FieldFrame.tsx';
import styles from './field.module.css';

/** A logo, with an input that replaces it. */
export function LogoField({ schema, label, path, value }: FieldProps) {
  return (
    <FieldGroup label={label} hint={schema.description} path={path}>
      {Boolean(value) && (
        <img className={styles.logo} src={logoUrl(String(value))} alt={`${label} logo as it is`} />
      )}
      <Upload
        label="Drop another drawing here, or choose one"
        hint="An SVG file: filled shapes in one colour, about as wide as high. Ask who drew it for one."
        // Accepts other pictures too, because the server’s refusal explains why they are unsuitable.
        accept="image/*"
        onFile={(file) => putLogo(String(path.at(-1)), file)}
      />
    </FieldGroup>
  );
}
