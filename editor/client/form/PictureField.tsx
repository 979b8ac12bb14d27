import { pictureNameOf } from '../../../src/content/picture.ts';
import { descriptionsOf, pictureUrl, useEditor } from '../store.ts';
import { controlProps } from './context.ts';
import type { FieldProps } from './field-props.ts';
import { Messages } from './Messages.tsx';

/** A picture, chosen by looking at it. */
export function PictureField({ label, path, value, isOptional, onChange }: FieldProps<string>) {
  const files = useEditor(({ files }) => files);
  const pictures = descriptionsOf(files);
  const file = Object.keys(pictures).find((name) => pictureNameOf(name) === value);
  return (
    <div className="field">
      <div className="picture-field">
        {file ? (
          <img src={pictureUrl(file, files)} alt={pictures[file]?.alt ?? ''} />
        ) : (
          <span className="no-picture">no picture</span>
        )}
        <button
          {...controlProps(path)}
          type="button"
          onClick={() => useEditor.setState({ choosing: { current: value ?? '', onChoose: onChange } })}
        >
          {file ? 'Replace' : 'Choose'} <span className="hidden">{label}</span>
        </button>
        {isOptional && value && (
          <button type="button" onClick={() => onChange(undefined)}>
            Leave out <span className="hidden">{label}</span>
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
