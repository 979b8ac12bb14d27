import type { Mistake } from './mistakes.ts';

/** Says why an entry is not saved: each mistake with its field and the remedy. */
export function showMistakes(mistakes: Mistake[]): void {
  const entries = mistakes.map(({ place, message }) => {
    const entry = document.createElement('li');
    const field = document.createElement('strong');
    field.textContent = place;
    entry.append(field, document.createElement('br'), message);
    return entry;
  });
  // Always the same one: the CMS moves its own messages into the dialog that is open.
  const dialog = document.querySelector<HTMLDialogElement>('.mistakes')!;
  dialog.querySelector('ul')!.replaceChildren(...entries);
  dialog.showModal();
}
