import { useState } from 'react';
import { FormDialog } from '../FormDialog.tsx';
import { TextInput } from '../TextInput.tsx';
import { ADDRESSES } from './AddressList.tsx';

export interface LinkDialogProps {
  /** The selected words. */
  label: string;
  onLink: (label: string, to: string) => void;
  onClose: () => void;
}

/** A dialog that asks for the target of a link. */
export function LinkDialog({ label, onLink, onClose }: LinkDialogProps) {
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
