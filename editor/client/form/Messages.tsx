import { inQuotes } from '../words.ts';
import { idOf, isAt, useForm } from './context.ts';
import type { FieldPath } from './field-props.ts';

export const messagesId = (path: FieldPath) => `${idOf(path)}-messages`;

/** What is wrong with the value at this place. */
export function Messages({ path }: { path: FieldPath }) {
  const messages = useForm().problems.filter((problem) => isAt(problem, path));
  return (
    <span id={messagesId(path)} className="messages">
      {messages.map(({ message }) => (
        <span key={message}>This {inQuotes(message)}</span>
      ))}
    </span>
  );
}
