// Chromium may draw the next page while the pointer rests on its link. For a finger it would guess from what is on the
// screen instead, and a guess costs the visitor megabytes: there, and under data saver, the rules go.
const { connection } = navigator as { connection?: { saveData?: boolean } };

if (connection?.saveData || matchMedia('(pointer: coarse)').matches) {
  document.querySelector('[type=speculationrules]')!.remove();
}
