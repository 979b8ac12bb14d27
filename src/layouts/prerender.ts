import { savesData } from '../offline/data-saver.ts';

// Chromium may draw the next page while the pointer rests on its link. For a finger it would guess from what is on the
// screen instead, and a guess costs the visitor megabytes: there, and under data saver, the rules go.
if (savesData || matchMedia('(pointer: coarse)').matches) document.getElementById('ahead')!.remove();
