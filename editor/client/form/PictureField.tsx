import { clsx } from 'clsx';
import { pictureNameOf } from '../../../src/content/picture.ts';
import shared from '../shared.module.css';
import { descriptionsOf, pictureUrl, useEditor } from '../store.ts';
import { controlProps, type FieldProps, useForm } from './context.tsx';
import { Messages } from './FieldFrame.tsx';
import field from './field.module.css';
import styles from './picture-field.module.css';

/** A picture, chosen in a dialog. */
export function PictureField({ label, path, value, isOptional, onChange }: FieldProps) {
  const form = useForm();
  const files = useEditor(({ files }) => files);
  const pictures = descriptionsOf(files);
  const file = Object.keys(pictures).find((name) => pictureNameOf(name) === value);
  return (
    <div className={field.field}>
      <div className={clsx(shared.row, styles.pictureField)}>
        {file ? (
          <img className={shared.thumbnail} src={pictureUrl(file, files)} alt={pictures[file]?.alt ?? ''} />
        ) : (
          <span className={clsx(shared.thumbnail, styles.missing)}>no picture</span>
        )}
        <button
          {...controlProps(path)}
          type="button"
          onClick={() => useEditor.setState({ choosing: { file: form.file, path } })}
        >
          {file ? 'Replace' : 'Choose'} <span className={shared.hidden}>{label}</span>
        </button>
        {isOptional && Boolean(value) && (
          <button type="button" onClick={() => onChange(undefined)}>
            Leave out <span className={shared.hidden}>{label}</span>
          </button>
        )}
        <span>
          {label} {isOptional && <small>optional</small>}
        </span>
      </div>
      <Messages path={path} />
    </div>
  );
}
