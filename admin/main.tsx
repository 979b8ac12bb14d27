/** The page of the CMS: `/admin`. */
import CMS from '@sveltia/cms';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { colourRules } from '../src/theme/styles.ts';
import './admin.css';
import { cmsConfig } from './config.ts';
import type { AdminContext } from './context.json.ts';
import { savedEntry, takeFiles } from './entry.ts';
import { createFocusPoint } from './FocusPoint.tsx';
import { findMistakes, type Mistake } from './mistakes.ts';
import { createPreview } from './preview.tsx';

const context: AdminContext = await (await fetch('/admin/context.json', { cache: 'no-cache' })).json();
const config = cmsConfig(context);

// The window of mistakes looks like the site.
const styles = colourRules(context.theme) + context.fonts[context.defaultTag];
document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));

for (const { name } of [...config.collections!, ...config.singletons!])
  CMS.registerPreviewTemplate(name!, createPreview(context));
CMS.registerFieldType('focus', createFocusPoint(context));
CMS.registerEventListener({
  name: 'preSave',
  async handler({ entry }) {
    const saved = savedEntry(entry, context);
    const mistakes = findMistakes(context, saved.files);
    if (mistakes.length === 0) {
      // At once: what is added from a block is saved later, with its page.
      Object.assign(context.files, saved.files);
      return saved.entry;
    }
    const order = 'First correct the other forms. “Restore” then brings back what you wrote here.';
    showNotice('Not saved yet', mistakes.some(({ file }) => !(file in saved.files)) && order, mistakes);
    // The message by which the CMS itself refuses; for any other it asks to try again later.
    throw new Error('validation_failed');
  },
});

// Two events that integration.ts adds to those of the CMS
addEventListener('cms-files', (event) => {
  takeFiles(context, (event as CustomEvent).detail);
  const mistakes = findMistakes(context);
  const effect = 'No saved change will be published until these mistakes are corrected.';
  if (mistakes.length > 0) showNotice('The site is not being updated', effect, mistakes);
});
addEventListener('cms-expired', () => {
  const signIn = <a href={`?${location.hash}`}>sign in with it</a>;
  const text = (
    <>Your token has expired. Make a new one and {signIn}. “Restore” brings back what you wrote.</>
  );
  showNotice('Not saved yet', text, []);
});

await CMS.init({ config });

/** Shows a dialog. */
function showNotice(title: string, text: ReactNode, mistakes: Mistake[]): void {
  // Always the same one: the CMS moves its own messages into the dialog that is open.
  const dialog = document.querySelector<HTMLDialogElement>('.notice')!;
  dialog.innerHTML = renderToStaticMarkup(
    <form method="dialog">
      <h2 id="notice">{title}</h2>
      <p>{text}</p>
      {mistakes.map(({ entry, form, place, message }) => (
        <p key={entry + place + message}>
          <strong>
            {form ? <a href={form}>{entry}</a> : entry}
            {place && ` › ${place}`}
          </strong>
          {message}
        </p>
      ))}
      <button type="submit">Close</button>
    </form>,
  );
  // A link leads to a form behind it.
  dialog.onclick = ({ target }) => {
    if (target instanceof HTMLAnchorElement) dialog.close();
  };
  dialog.showModal();
}
