// Asked for as the address of a worker, the viewer is built into one file of its own with React inside, and this
// script keeps no ordinary dynamic import: Astro puts only such scripts into the page, and Vite adds no helper to it.
import viewer from './viewer.tsx?worker&url';

let file: Promise<unknown> | undefined;
let failed = false;

const load = () => (file ??= import(/* @vite-ignore */ viewer));
const linkOf = ({ target }: Event) => (target as Element).closest?.<HTMLElement>('a[data-viewer]');

const prepare = (event: Event) => {
  // A finger that goes down on a picture mostly scrolls past it: a tap is known by the focus or click it ends in.
  if (linkOf(event) && (event as PointerEvent).pointerType !== 'touch') load().catch(() => {});
};
addEventListener('pointerdown', prepare);
addEventListener('focusin', prepare);

addEventListener('click', (event) => {
  const link = linkOf(event);
  if (!link || failed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  // Shown in the gallery, because on a slow line the viewer takes seconds.
  link.ariaBusy = 'true';
  load()
    .finally(() => {
      link.ariaBusy = null;
    })
    .then(
      () => link.dispatchEvent(new Event('viewer:open', { bubbles: true })),
      () => {
        failed = true;
        link.click();
      },
    );
});
