import type { FieldPath } from '../../api.ts';
import { plainMessage } from '../../labels.ts';
import { nameOf } from '../../names.ts';
import shared from '../shared.module.css';
import { useEditor } from '../store.ts';
import { controlProps, isAt, useForm } from './context.ts';

/**
 * The problems of the value at a path. Messages of the check lack a subject: “has 3 words” becomes “This has 3 words”.
 */
export function Messages({ path }: { path: FieldPath }) {
  const files = useEditor((state) => state.files);
  const problems = useForm().problems.filter((problem) => isAt(problem, path));
  return (
    <span id={controlProps(path)['aria-describedby']} className={shared.messages}>
      {problems.map(({ message }) => (
        <span key={message}>This {plainMessage(message, (name) => nameOf(name, files))}</span>
      ))}
    </span>
  );
}
