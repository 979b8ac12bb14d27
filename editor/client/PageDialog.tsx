import { useState } from 'react';
import { addressLike, pageAddress } from '../files.ts';
import { pageName } from '../names.ts';
import { changePage, type PageChange } from './actions.ts';
import { FormDialog } from './FormDialog.tsx';
import { useEditor } from './store.ts';
import { TextInput } from './TextInput.tsx';

/** What can be done with a page as a whole, with what is asked before. */
export const PAGE_CHANGES: Record<PageChange, Record<'button' | 'title' | 'label' | 'hint', string>> = {
  rename: {
    button: 'Change its address',
    title: 'Change the address of this page',
    label: 'New address',
    hint: 'Links follow. Who comes to the old address is led to the new one.',
  },
  copy: {
    button: 'Copy this page',
    title: 'Copy this page',
    label: 'Address of the copy',
    hint: 'The copy is a draft: visitors do not see it until you publish it.',
  },
  menu: {
    button: 'Add to the menu',
    title: 'Add this page to the menu',
    label: 'Label in the menu',
    hint: 'One or two words.',
  },
};

export interface PageDialogProps {
  change: PageChange;
  file: string;
  onClose: () => void;
}

/** Asks for the address or the label that a change of a page needs. */
export function PageDialog({ change, file, onClose }: PageDialogProps) {
  const { files } = useEditor();
  const isAddress = change !== 'menu';
  const [text, setText] = useState(
    isAddress ? pageAddress(file).replace(/^.*\//, '') : pageName(file, files),
  );
  const { button, title, ...words } = PAGE_CHANGES[change];
  return (
    <FormDialog
      title={title}
      submitLabel={button}
      onSubmit={() => changePage(change, file, text)}
      onClose={onClose}
    >
      <TextInput
        {...words}
        required
        value={text}
        onText={(written) => setText(isAddress ? addressLike(written) : written)}
      />
    </FormDialog>
  );
}
