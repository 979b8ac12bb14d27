import type { NavigatorWithConnection } from '../offline/data-saver.ts';

// Chromium may prerender the next page while the pointer rests on its link. On touch screens, it would guess from the
// visible links, which costs visitors megabytes: there, and with data saver, the rules are removed. The script has no
// imports, so that Astro inlines it.
const { connection } = navigator as NavigatorWithConnection;
if (connection?.saveData || matchMedia('(pointer: coarse)').matches)
  document.getElementById('ahead')!.remove();
