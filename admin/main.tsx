/** The page of the CMS: `/admin`. */
import CMS from '@sveltia/cms';
import { renderToStaticMarkup } from 'react-dom/server';
import './admin.css';
import { cmsConfig } from './config.ts';
import type { AdminContext } from './context.json.ts';
import { savedEntry } from './entry.ts';
import { createFocusPoint } from './FocusPoint.tsx';
import { findMistakes, type Mistake } from './mistakes.ts';
import { createPreview } from './preview.tsx';

const context: AdminContext = await (await fetch('/admin/context.json', { cache: 'no-cache' })).json();
const config = cmsConfig(context);

for (const { name } of [...config.collections!, ...config.singletons!])
  CMS.registerPreviewTemplate(name!, createPreview(context));
CMS.registerFieldType('focus', createFocusPoint(context));
CMS.registerEventListener({
  name: 'preSave',
  async handler({ entry }) {
    const saved = savedEntry(entry, context);
    const mistakes = findMistakes(context, saved.files);
    if (mistakes.length === 0) return saved.entry;
    showMistakes(mistakes);
    // The message by which the CMS itself refuses; for any other it asks to try again later.
    throw new Error('validation_failed');
  },
});
CMS.registerEventListener({
  name: 'postSave',
  handler({ entry }) {
    Object.assign(context.files, savedEntry(entry, context).files);
  },
});
await CMS.init({ config });

/** Says why an entry is not saved: each mistake with its field and the remedy. */
function showMistakes(mistakes: Mistake[]): void {
  // Always the same one: the CMS moves its own messages into the dialog that is open.
  const dialog = document.querySelector<HTMLDialogElement>('.mistakes')!;
  dialog.querySelector('ul')!.innerHTML = renderToStaticMarkup(
    mistakes.map(({ place, message }) => (
      <li key={place + message}>
        <strong>{place}</strong>
        <br />
        {message}
      </li>
    )),
  );
  dialog.showModal();
}
