import { useState } from 'react';
import { englishNameOf, isLanguageTag } from '../../src/content/languages.ts';
import { addLanguage } from './actions.ts';
import { FormDialog } from './FormDialog.tsx';
import { TextInput } from './TextInput.tsx';

/** A dialog that adds a language. */
export function AddLanguage({ onClose }: { onClose: () => void }) {
  const [tag, setTag] = useState('');
  const isKnown = isLanguageTag(tag);
  const isFromRight = isKnown && new Intl.Locale(tag).getTextInfo().direction === 'rtl';
  return (
    <FormDialog
      title="Add a language"
      submitLabel={`Add ${isKnown ? englishNameOf(tag) : 'the language'}`}
      isDisabled={!isKnown}
      onSubmit={() => addLanguage(tag)}
      onClose={onClose}
    >
      <TextInput
        label="Short name of the language"
        hint="As in addresses: sw for Swahili, fr for French, am for Amharic. Its pages are then below /sw."
        required
        autoCapitalize="none"
        value={tag}
        onText={(text) => setTag(text.trim().toLowerCase())}
      />
      <p role="status">
        {isKnown && `${englishNameOf(tag)}, written from the ${isFromRight ? 'right' : 'left'}.`}
      </p>
    </FormDialog>
  );
}
