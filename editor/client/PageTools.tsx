import { useState } from 'react';
import { pageAddress } from '../files.ts';
import { pageName } from '../names.ts';
import { changePage, open, remove } from './actions.ts';
import { FormDialog } from './FormDialog.tsx';
import type { Content } from './locations.ts';
import styles from './page-tools.module.css';
import { linksTo, menuLinkTo } from './references.ts';
import { useEditor } from './store.ts';
import { TextInput } from './TextInput.tsx';

/** What can be done with a page as a whole, with the question that comes before it. */
const ACTS = {
  rename: {
    button: 'Change its address',
    title: 'Change the address of this page',
    ask: 'New address',
    hint: 'Links follow. Who comes to the old address is led to the new one.',
  },
  copy: {
    button: 'Copy this page',
    title: 'Copy this page',
    ask: 'Address of the copy',
    hint: 'The copy is a draft: visitors do not see it until you publish it.',
  },
  menu: {
    button: 'Add to the menu',
    title: 'Add this page to the menu',
    ask: 'Label in the menu',
    hint: 'One or two words.',
  },
} as const;
type Act = keyof typeof ACTS;

/** What may stand in an address, of what somebody writes: “/Our Vision” → “our-vision”. */
export const addressLike = (text: string) => text.replace(/^\//, '').toLowerCase().replace(/\s+/g, '-');

/** The buttons at the end of a page’s form. */
export function PageTools({ file }: { file: string }) {
  const state = useEditor();
  const { files } = state;
  /** What is being asked for. */
  const [act, setAct] = useState<Act>();
  const [text, setText] = useState('');
  const menuLink = menuLinkTo(file, files);
  const ask = (next: Act) => {
    // One button before and after: it keeps the focus.
    if (next === 'menu' && menuLink) return open(menuLink.file, menuLink.path);
    setAct(next);
    setText(next === 'menu' ? pageName(file, files) : pageAddress(file).replace(/^.*\//, ''));
  };
  return (
    <p className={styles.tools}>
      {(Object.keys(ACTS) as Act[]).map((name) => (
        <button key={name} type="button" onClick={() => ask(name)}>
          {name === 'menu' && menuLink ? 'Change its link in the menu' : ACTS[name].button}
        </button>
      ))}
      <button type="button" onClick={() => remove(file, removalQuestion(file, state))}>
        Remove this page
      </button>
      {act && (
        <FormDialog
          title={ACTS[act].title}
          submitLabel={ACTS[act].button}
          onSubmit={() => changePage(act, file, text)}
          onClose={() => setAct(undefined)}
        >
          <TextInput
            label={ACTS[act].ask}
            hint={ACTS[act].hint}
            required
            value={text}
            onText={(written) => setText(act === 'menu' ? written : addressLike(written))}
          />
        </FormDialog>
      )}
    </p>
  );
}

/** The question before a page goes. */
function removalQuestion(file: string, content: Content): string {
  const links = linksTo(file, content);
  return [
    `Remove the page “${pageName(file, content.files)}” (${pageAddress(file)})?`,
    ...(links.length > 0 ? ['', 'Links lead to it. You will have to correct them before you can save:'] : []),
    ...links.map((location) => `• ${location}`),
  ].join('\n');
}
