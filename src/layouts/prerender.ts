import type { NavigatorWithConnection } from '../offline/data-saver.ts';

// Chromium may draw the next page while the pointer rests on its link. For a finger it would guess from what is on the
// screen instead, and a guess costs the visitor megabytes: there, and under data saver, the rules go. Nothing is
// imported, so that this stands in the page.
const { connection } = navigator as NavigatorWithConnection;
if (connection?.saveData || matchMedia('(pointer: coarse)').matches)
  document.getElementById('ahead')!.remove();
