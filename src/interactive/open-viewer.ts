// Asked for as the address of a worker, the viewer is built into one file of its own with React inside, and this
// script keeps no ordinary dynamic import: Astro puts only such scripts into the page, and Vite adds no helper to it.
import viewer from './viewer.tsx?worker&url';

let file: Promise<unknown> | undefined;

// A browser without what the viewer is made of follows the link. Containers came after <dialog> and its other parts.
const isAble = CSS.supports('width:1cqi');
const load = () => (file ??= import(/* @vite-ignore */ viewer));
const linkOf = ({ target }: Event) =>
  isAble && (target as Element).closest?.<HTMLAnchorElement>('a[data-srcset]');

const prepare = (event: Event) => {
  // A finger that goes down on a picture mostly scrolls past it: a tap is known by the focus or click it ends in.
  if (linkOf(event) && (event as PointerEvent).pointerType !== 'touch') load().catch(() => {});
};
addEventListener('pointerdown', prepare);
addEventListener('focusin', prepare);

addEventListener('click', (event) => {
  const link = linkOf(event);
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  // Shown in the gallery, because on a slow line the viewer takes seconds.
  link.ariaBusy = 'true';
  load()
    .finally(() => {
      link.ariaBusy = null;
    })
    .then(
      () => link.dispatchEvent(new Event('viewer:open')),
      () => {
        location.href = link.href;
      },
    );
});
