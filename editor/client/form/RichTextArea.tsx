import { clsx } from 'clsx';
import { type KeyboardEvent, type TextareaHTMLAttributes, useLayoutEffect, useRef, useState } from 'react';
import { FormDialog } from '../Dialog.tsx';
import shared from '../shared.module.css';
import { TextInput } from '../TextInput.tsx';
import { ADDRESSES } from './AddressList.tsx';
import { putLink, type Selected, toggleBold, toggleList } from './marks.ts';
import styles from './rich-text-area.module.css';

export interface RichTextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  value: string;
  onText: (text: string) => void;
}

/** A text area with buttons for bold words, links and lists. */
export function RichTextArea({ label, onText, ...props }: RichTextAreaProps) {
  const control = useRef<HTMLTextAreaElement>(null);
  /** The selection to set after the next rendering. */
  const wanted = useRef<Selected>(undefined);
  /** The selection when the dialog of a link opened. */
  const [linking, setLinking] = useState<Selected>();
  useLayoutEffect(() => {
    if (!wanted.current) return;
    control.current?.focus();
    control.current?.setSelectionRange(wanted.current.start, wanted.current.end);
    wanted.current = undefined;
  });

  const selected = (): Selected => {
    const { value, selectionStart, selectionEnd } = control.current!;
    return { text: value, start: selectionStart, end: selectionEnd };
  };
  const put = (next: Selected) => {
    wanted.current = next;
    onText(next.text);
  };
  const marks = [
    { name: 'Bold', key: 'B', act: () => put(toggleBold(selected())) },
    { name: 'Link', key: 'K', act: () => setLinking(selected()) },
    { name: 'List', act: () => put(toggleList(selected())) },
  ];
  const press = (event: KeyboardEvent) => {
    const mark = marks.find(({ key }) => key === event.key.toUpperCase());
    if (!mark || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    mark.act();
  };
  return (
    <>
      <div className={clsx(shared.row, styles.marks)}>
        {marks.map(({ name, key, act }) => (
          <button
            key={name}
            type="button"
            title={key && `Ctrl+${key}`}
            aria-keyshortcuts={key && `Control+${key}`}
            onClick={act}
          >
            {name} <span className={shared.hidden}>in {label}</span>
          </button>
        ))}
      </div>
      <textarea ref={control} {...props} onKeyDown={press} />
      {linking && (
        <LinkDialog
          label={linking.text.slice(linking.start, linking.end).trim()}
          onLink={(words, to) => put(putLink(linking, words, to))}
          onClose={() => setLinking(undefined)}
        />
      )}
    </>
  );
}

interface LinkDialogProps {
  /** The selected words. */
  label: string;
  onLink: (label: string, to: string) => void;
  onClose: () => void;
}

/** A dialog that asks for the target of a link. */
function LinkDialog({ label, onLink, onClose }: LinkDialogProps) {
  const [words, setWords] = useState(label);
  const [to, setTo] = useState('');
  return (
    <FormDialog
      title="Link words to a page"
      submitLabel="Put the link"
      onSubmit={() => {
        onLink(words, to.trim());
        return undefined;
      }}
      onClose={onClose}
    >
      <TextInput label="Words" required value={words} onText={setWords} />
      <TextInput
        label="Leads to"
        hint="A page of this site, for example /about, or an address that begins with https://."
        required
        list={ADDRESSES}
        value={to}
        onText={setTo}
      />
    </FormDialog>
  );
}
