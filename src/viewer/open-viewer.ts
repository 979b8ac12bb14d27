// `?worker&url` builds the viewer into one file, with React inside, and returns its address. For an ordinary dynamic
// import, Vite would add a helper to this script.
import viewer from './viewer.tsx?worker&url';

// Other browsers follow the link. All that the viewer needs (AVIF, container units, `inert`) came before this unit.
const isAble = CSS.supports('width:1lh');
const load = () => import(/* @vite-ignore */ viewer);
const linkOf = ({ target }: Event) =>
  isAble && (target as Element).closest?.<HTMLAnchorElement>('[data-viewer] a');

const prepare = (event: Event) => {
  // Most touches of a picture begin to scroll. A tap is recognised by the focus or click at its end.
  if (linkOf(event) && (event as PointerEvent).pointerType !== 'touch') load().catch(() => {});
};
addEventListener('pointerdown', prepare);
addEventListener('focusin', prepare);

addEventListener('click', async (event) => {
  const link = linkOf(event);
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  // Shown in the gallery, because on a slow line the viewer takes seconds.
  link.ariaBusy = 'true';
  try {
    await load();
    link.dispatchEvent(new Event('viewer:open'));
  } catch {
    location.href = link.href;
  }
  link.ariaBusy = null;
});

// A reload closes the viewer and leaves its entry in the history, where the next Back would do nothing. Forward leads there too.
const leaveEntry = () => history.state === 'viewer' && history.back();
leaveEntry();
addEventListener('popstate', leaveEntry);
