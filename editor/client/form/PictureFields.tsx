import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { pictureNameOf } from '../../../src/content/picture.ts';
import { putLogo } from '../actions.ts';
import shared from '../shared.module.css';
import { descriptionsOf, logoUrl, pictureUrl, useEditor } from '../store.ts';
import { Upload } from '../Upload.tsx';
import { controlProps, type FieldProps, useForm } from './context.tsx';
import { FieldGroup, Messages } from './FieldFrame.tsx';
import field from './field.module.css';
import styles from './picture-fields.module.css';

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

const percentOf = (part: number, whole: number) =>
  Math.min(100, Math.max(0, Math.round((part / whole) * 100)));

/** The focus of a picture, chosen by pressing a point or with two sliders. The path contains the picture’s file. */
export function FocusField({ schema, label, path, value, onChange }: FieldProps) {
  const files = useEditor(({ files }) => files);
  const [x = 50, y = 50] = String(value ?? '50% 50%')
    .split(' ')
    .map((part) => Number.parseFloat(part) || 0);
  const press = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange(`${percentOf(clientX - left, width)}% ${percentOf(clientY - top, height)}%`);
  };
  return (
    <FieldGroup label={label} hint={`${schema.description} Press the spot, or move the sliders.`} path={path}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders below do the same from the keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div className={styles.focus} onClick={press}>
        <img src={pictureUrl(String(path.at(-2)), files)} alt="" />
        <span style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }} />
      </div>
      <label className={shared.row}>
        From the left: {x}%
        <input type="range" value={x} onChange={({ target }) => onChange(`${target.value}% ${y}%`)} />
      </label>
      <label className={shared.row}>
        From the top: {y}%
        <input type="range" value={y} onChange={({ target }) => onChange(`${x}% ${target.value}%`)} />
      </label>
    </FieldGroup>
  );
}
