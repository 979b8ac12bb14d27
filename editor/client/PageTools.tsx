import { useState } from 'react';
import { addressLike, addressOfPage, type Files } from '../files.ts';
import { pageName } from '../names.ts';
import { changePage, open, type PageChange, remove } from './actions.ts';
import { FormDialog } from './Dialog.tsx';
import { linksTo, menuLinkTo } from './references.ts';
import shared from './shared.module.css';
import { useEditor } from './store.ts';
import { TextInput } from './TextInput.tsx';

/** The labels of the changes of a page, and of their dialogs. */
const PAGE_CHANGES: Record<PageChange, Record<'button' | 'title' | 'label' | 'hint', string>> = {
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

/** The buttons at the end of a page’s form. */
export function PageTools({ file }: { file: string }) {
  const files = useEditor((state) => state.files);
  /** The change whose dialog is open. */
  const [change, setChange] = useState<PageChange>();
  const menuLink = menuLinkTo(file, files);
  return (
    <p className={shared.row}>
      {(Object.keys(PAGE_CHANGES) as PageChange[]).map((name) => {
        // The same button, whether the page is in the menu or not, so that it keeps the focus.
        const link = name === 'menu' ? menuLink : undefined;
        return (
          <button
            key={name}
            type="button"
            onClick={() => (link ? open(link.file, [...link.path, 'label']) : setChange(name))}
          >
            {link ? 'Change its link in the menu' : PAGE_CHANGES[name].button}
          </button>
        );
      })}
      <button type="button" onClick={() => remove(file, removalQuestion(file, files))}>
        Remove this page
      </button>
      {change && <PageDialog change={change} file={file} onClose={() => setChange(undefined)} />}
    </p>
  );
}

/** The dialog of a change: asks for the new address or label. */
function PageDialog({ change, file, onClose }: { change: PageChange; file: string; onClose: () => void }) {
  const files = useEditor((state) => state.files);
  const isAddress = change !== 'menu';
  const [text, setText] = useState(
    isAddress ? addressOfPage(file).replace(/^.*\//, '') : pageName(file, files),
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

/** The question before a page is removed. */
function removalQuestion(file: string, files: Files): string {
  const links = linksTo(file, files);
  return [
    `Remove the page “${pageName(file, files)}” (${addressOfPage(file)})?`,
    ...(links.length > 0 ? ['', 'Links lead to it. You will have to correct them before you can save:'] : []),
    ...links.map((location) => `• ${location}`),
  ].join('\n');
}
