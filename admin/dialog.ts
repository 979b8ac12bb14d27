import type { Mistake } from './mistakes.ts';

const dialog = document.createElement('dialog');
dialog.className = 'mistakes';
dialog.setAttribute('aria-labelledby', 'mistakes');
dialog.innerHTML =
  '<h2 id="mistakes">Not saved yet</h2><ul></ul><form method="dialog"><button>Back to the form</button></form>';
// Always the same one: the CMS moves its own messages into the dialog that is open.
document.body.append(dialog);

/** Says why an entry is not saved: each mistake with its field and the remedy. */
export function showMistakes(mistakes: Mistake[]): void {
  const entries = mistakes.map(({ place, message }) => {
    const entry = document.createElement('li');
    const field = document.createElement('strong');
    field.textContent = place;
    entry.append(field, document.createElement('br'), message);
    return entry;
  });
  dialog.querySelector('ul')!.replaceChildren(...entries);
  dialog.showModal();
}
