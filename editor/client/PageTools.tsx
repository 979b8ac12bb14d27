import { useState } from 'react';
import { pageAddress } from '../files.ts';
import { pageName } from '../names.ts';
import { open, type PageChange, remove } from './actions.ts';
import type { Content } from './locations.ts';
import { PAGE_CHANGES, PageDialog } from './PageDialog.tsx';
import styles from './page-tools.module.css';
import { linksTo, menuLinkTo } from './references.ts';
import { useEditor } from './store.ts';

/** The buttons at the end of a page’s form. */
export function PageTools({ file }: { file: string }) {
  const state = useEditor();
  /** What is being asked for. */
  const [change, setChange] = useState<PageChange>();
  const menuLink = menuLinkTo(file, state.files);
  return (
    <p className={styles.tools}>
      {(Object.keys(PAGE_CHANGES) as PageChange[]).map((name) => {
        // One button, whether the page is in the menu or not: it keeps the focus.
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
      <button type="button" onClick={() => remove(file, removalQuestion(file, state))}>
        Remove this page
      </button>
      {change && <PageDialog change={change} file={file} onClose={() => setChange(undefined)} />}
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
