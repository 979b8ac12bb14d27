import { type SubmitEvent, useRef, useState } from 'react';
import { englishNameOf, isLanguageTag } from '../../src/content/languages.ts';
import { addLanguage } from './actions.ts';
import { Dialog } from './Dialog.tsx';

/** Asks which language is added. */
export function AddLanguage() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [tag, setTag] = useState('');
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    dialog.current?.close();
    addLanguage(tag);
    setTag('');
  };
  const isKnown = isLanguageTag(tag);
  const isFromRight = isKnown && new Intl.Locale(tag).getTextInfo().direction === 'rtl';
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Add a language
      </button>
      <Dialog ref={dialog} title="Add a language">
        <form onSubmit={add}>
          <div className="field">
            <label htmlFor="language">Short name of the language</label>
            <p className="hint" id="language-hint">
              As in addresses: sw for Swahili, fr for French, am for Amharic. Its pages are then below /sw.
            </p>
            <input
              id="language"
              required
              autoCapitalize="none"
              aria-describedby="language-hint"
              value={tag}
              onChange={({ target }) => setTag(target.value.trim().toLowerCase())}
            />
          </div>
          <p role="status">
            {isKnown && `${englishNameOf(tag)}, written from the ${isFromRight ? 'right' : 'left'}.`}
          </p>
          <button type="submit" className="main" disabled={!isKnown}>
            Add {isKnown ? englishNameOf(tag) : 'the language'}
          </button>
        </form>
      </Dialog>
    </>
  );
}
