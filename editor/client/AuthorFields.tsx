import type { Author } from '../api.ts';

export interface AuthorFieldsProps {
  author: Author;
  onChange: (author: Author) => void;
}

const FIELDS: Record<keyof Author, { label: string; input: 'name' | 'email' }> = {
  name: { label: 'Your name', input: 'name' },
  email: { label: 'Your e-mail address', input: 'email' },
};

/** Who publishes, asked once. */
export function AuthorFields({ author, onChange }: AuthorFieldsProps) {
  return (
    <fieldset>
      <legend>Who publishes, for the history</legend>
      {(Object.keys(FIELDS) as (keyof Author)[]).map((key) => (
        <div className="field" key={key}>
          <label htmlFor={`author-${key}`}>{FIELDS[key].label}</label>
          <input
            id={`author-${key}`}
            autoComplete={FIELDS[key].input}
            value={author[key]}
            onChange={({ target }) => onChange({ ...author, [key]: target.value })}
          />
        </div>
      ))}
    </fieldset>
  );
}
