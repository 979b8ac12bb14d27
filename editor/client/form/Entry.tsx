import { useSortable } from '@dnd-kit/react/sortable';
import { useEffect, useRef, useState } from 'react';
import type { Form } from '../../desk.ts';
import { kindOf } from '../place.ts';
import { inWords, summaryOf } from '../words.ts';
import { contains, idOf, useForm } from './context.ts';
import { Fields } from './Fields.tsx';
import type { FieldPath } from './field-props.ts';
import { Messages } from './Messages.tsx';

export interface EntryProps {
  /** True for one that was just added, to be filled in. */
  isNew: boolean;
  sortId: string;
  index: number;
  count: number;
  /** The kinds of entry that the list takes, told apart by their `type`. */
  kinds: Form[];
  /** What one entry is called: “block”. */
  name: string;
  path: FieldPath;
  value: unknown;
  onChange: (value: unknown) => void;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

/** One entry of a list: a line to know and move it by, and below it its fields. */
export function Entry({
  isNew,
  sortId,
  index,
  count,
  kinds,
  name,
  path,
  value,
  onChange,
  onMove,
  onRemove,
}: EntryProps) {
  const { ref, handleRef, isDragging } = useSortable({ id: sortId, index });
  const { Field, problems, wanted } = useForm();
  const troubles = problems.filter((problem) => contains(path, problem.path) && !problem.isWarning).length;
  const record = value as Record<string, unknown> | undefined;
  const form = kindOf(kinds, value);
  const isGroup = form?.type === 'object';
  const isBlank = Object.values(record ?? {}).every((entry) => entry === '');
  const [isOpen, setOpen] = useState(isNew || isBlank);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) body.current?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
  }, [isNew]);
  const isWanted = contains(path, wanted);
  useEffect(() => {
    if (isWanted) setOpen(true);
  }, [isWanted]);
  const position = `${name} ${index + 1}`;
  const kind = isGroup && kinds.length > 1 ? inWords(String(record?.['type'])) : '';
  const title = [kind, summaryOf(value)].filter(Boolean).join(': ');

  return (
    <li ref={ref} id={idOf(path)} tabIndex={-1} className={isDragging ? 'entry dragging' : 'entry'}>
      <div className="entry-head">
        <button ref={handleRef} type="button" className="handle" aria-label={`Drag ${position}`}>
          ⠿
        </button>
        {isGroup ? (
          <button type="button" className="title" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <b>{index + 1}</b> {title || `New ${name}`} {record?.['published'] === false && <em>Draft</em>}
            {troubles > 0 && <em className="trouble">{troubles} to correct</em>}
          </button>
        ) : (
          form && (
            <Field
              form={form}
              label={`${name} ${index + 1}`}
              path={path}
              value={value}
              isOptional={false}
              onChange={onChange}
            />
          )
        )}
        <button
          type="button"
          aria-label={`Move ${position} up`}
          disabled={index === 0}
          onClick={() => onMove(index, index - 1)}
        >
          ↑
        </button>
        <button
          type="button"
          aria-label={`Move ${position} down`}
          disabled={index === count - 1}
          onClick={() => onMove(index, index + 1)}
        >
          ↓
        </button>
        <button type="button" aria-label={`Remove ${position}`} onClick={onRemove}>
          ✕
        </button>
      </div>
      {form && isGroup && isOpen && (
        <div className="entry-body" ref={body}>
          {form.description && <p className="hint">{form.description}</p>}
          <Messages path={path} />
          <Fields form={form} path={path} value={record!} onChange={onChange} />
        </div>
      )}
      {!form && (
        <p className="messages">This block’s type is not known: remove it, or correct its file by hand.</p>
      )}
    </li>
  );
}
