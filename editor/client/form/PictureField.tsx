import { pictureNameOf } from '../../../src/content/picture.ts';
import { idOf, useForm } from './context.ts';
import type { FieldProps } from './field-props.ts';
import { Messages, messagesId } from './Messages.tsx';

/** A picture, chosen by looking at it. */
export function PictureField({ label, path, value, isOptional, onChange }: FieldProps<string>) {
  const { pictures, choosePicture } = useForm();
  const file = Object.keys(pictures).find((name) => pictureNameOf(name) === value);
  return (
    <div className="field">
      <div className="picture-field">
        {file ? (
          <img src={`/@editor/pictures/${file}`} alt={pictures[file]?.alt ?? ''} />
        ) : (
          <span className="no-picture">no picture</span>
        )}
        <button
          type="button"
          id={idOf(path)}
          aria-describedby={messagesId(path)}
          onClick={() => choosePicture(value ?? '', onChange)}
        >
          {file ? 'Replace' : 'Choose'} <span className="hidden">{label}</span>
        </button>
        {isOptional && value && (
          <button type="button" className="quiet" onClick={() => onChange(undefined)}>
            Leave out <span className="hidden">{label}</span>
          </button>
        )}
        <span>{value}</span>
      </div>
      <Messages path={path} />
    </div>
  );
}
