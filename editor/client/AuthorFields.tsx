import type { Author } from '../api.ts';
import { TextInput } from './TextInput.tsx';

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
        <TextInput
          key={key}
          label={LABELS[key]}
          autoComplete={key}
          value={author[key]}
          onText={(text) => onChange({ ...author, [key]: text })}
        />
      ))}
    </fieldset>
  );
}
