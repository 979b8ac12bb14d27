import { useSortable } from '@dnd-kit/react/sortable';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldSchema } from '../../api.ts';
import { blockLabel, entrySummary } from '../labels.ts';
import { useEditor } from '../store.ts';
import { contains, fieldId, useForm, useProblems } from './context.ts';
import { EntryTools, type EntryToolsProps } from './EntryTools.tsx';
import { entrySchema } from './entries.ts';
import { Fields } from './Fields.tsx';
import type { FieldPath } from './field-props.ts';
import { Messages } from './Messages.tsx';

export interface EntryProps extends Omit<EntryToolsProps, 'position'> {
  /** True for one that was just added, to be filled in. */
  isNew: boolean;
  sortId: string;
  /** What the entries of the list may be, told apart by their `type`. */
  schemas: FieldSchema[];
  path: FieldPath;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** One entry of a list: a line to know and move it by, and below it its fields. */
export function Entry(props: EntryProps) {
  const { isNew, sortId, index, schemas, name, path, value, onChange } = props;
  const { ref, handleRef, isDragging } = useSortable({ id: sortId, index });
  const { Field } = useForm();
  const mistakes = useProblems().filter((problem) => contains(path, problem.path)).length;
  const schema = entrySchema(schemas, value);
  const isGroup = schema?.type === 'object';
  const target = useEditor((state) => (contains(path, state.target) ? state.target : undefined));
  const isBlank = Object.values(value ?? {}).every((text) => text === '');
  const [isOpen, setOpen] = useState(isNew || isBlank);
  // Before the browser draws: entries within it open with it.
  useLayoutEffect(() => {
    if (target) setOpen(true);
  }, [target]);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) body.current?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
  }, [isNew]);
  const position = `${name} ${index + 1}`;
  const kind = schema && schemas.length > 1 ? blockLabel(schema) : '';
  const title = [kind, entrySummary(value)].filter(Boolean).join(': ');

  return (
    <li
      ref={ref}
      id={fieldId(path)}
      data-path={JSON.stringify(path)}
      tabIndex={-1}
      className={isDragging ? 'entry dragging' : 'entry'}
    >
      <div className="entry-head">
        <button ref={handleRef} type="button" className="handle" aria-label={`Drag ${position}`}>
          ⠿
        </button>
        {isGroup && (
          <button type="button" className="title" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <b>{index + 1}</b> {title || `New ${name}`}{' '}
            {(value as { published?: boolean } | null)?.published === false && <em>Draft</em>}
            {mistakes > 0 && <em className="mistakes">{mistakes} to correct</em>}
          </button>
        )}
        {schema && !isGroup && (
          <Field
            schema={schema}
            label={position}
            path={path}
            value={value}
            isOptional={false}
            onChange={onChange}
          />
        )}
        <EntryTools {...props} position={position} />
      </div>
      {isGroup && isOpen && (
        <div className="entry-body" ref={body}>
          {schema.description && <p className="hint">{schema.description}</p>}
          <Messages path={path} />
          <Fields schema={schema} path={path} value={value} onChange={onChange} />
        </div>
      )}
      {!schema && (
        <p className="messages">This block’s type is not known: remove it, or correct its file by hand.</p>
      )}
    </li>
  );
}
