import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../Dialog.tsx';
import { ADDRESSES } from './addresses.ts';

export interface LinkDialogProps {
  /** The words that were selected. */
  label: string;
  onLink: (label: string, to: string) => void;
  onClose: () => void;
}

/** Asks where words of a text should lead. */
export function LinkDialog({ label, onLink, onClose }: LinkDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState(label);
  const [to, setTo] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <Dialog ref={dialog} title="Link words to a page" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          dialog.current?.close();
          onLink(words, to.trim());
        }}
      >
        <div className="field">
          <label htmlFor="link-words">Words</label>
          <input id="link-words" required value={words} onChange={({ target }) => setWords(target.value)} />
        </div>
        <div className="field">
          <label htmlFor="link-to">Leads to</label>
          <p className="hint">
            A page of this site, for example /about, or an address that begins with https://.
          </p>
          <input
            id="link-to"
            required
            list={ADDRESSES}
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        </div>
        <button type="submit" className="main">
          Put the link
        </button>
      </form>
    </Dialog>
  );
}
