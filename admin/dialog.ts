import type { Mistake } from './mistakes.ts';

/** Says why an entry is not saved: each mistake with its field and the remedy. */
export function showMistakes(mistakes: Mistake[]): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'mistakes';
  dialog.setAttribute('aria-labelledby', 'mistakes');
  const heading = document.createElement('h2');
  heading.id = 'mistakes';
  heading.textContent = 'Not saved yet';
  const list = document.createElement('ul');
  for (const { place, message } of mistakes) {
    const entry = document.createElement('li');
    const field = document.createElement('strong');
    field.textContent = place;
    entry.append(field, document.createElement('br'), message);
    list.append(entry);
  }
  const form = document.createElement('form');
  form.method = 'dialog';
  const close = document.createElement('button');
  close.textContent = 'Back to the form';
  form.append(close);
  dialog.append(heading, list, form);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
