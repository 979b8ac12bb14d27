import type { Author } from '../api.ts';

export interface AuthorFieldsProps {
  author: Author;
  onChange: (author: Author) => void;
}

/** Their keys are what browsers call them, too, to fill them in. */
const LABELS: Record<keyof Author, string> = { name: 'Your name', email: 'Your e-mail address' };

/** Who publishes, asked once. */
export function AuthorFields({ author, onChange }: AuthorFieldsProps) {
  return (
    <fieldset>
      <legend>Who publishes, for the history</legend>
      {(Object.keys(LABELS) as (keyof Author)[]).map((key) => (
        <div className="field" key={key}>
          <label htmlFor={`author-${key}`}>{LABELS[key]}</label>
          <input
            id={`author-${key}`}
            autoComplete={key}
            value={author[key]}
            onChange={({ target }) => onChange({ ...author, [key]: target.value })}
          />
        </div>
      ))}
    </fieldset>
  );
}
