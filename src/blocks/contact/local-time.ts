// A script in the head of the page turns the shadows (`components/shadow/sun.ts`): while it sets `--sun`, it is day there.
const line = document.querySelector<HTMLElement>('[data-time-zone]');
const sun = line?.querySelector<HTMLElement>('[hidden]');

if (line) {
  const { lang, style } = document.documentElement;
  const clock = new Intl.DateTimeFormat(lang, {
    timeZone: line.dataset['timeZone']!,
    // The same digits as on the rest of the page: Safari uses Arabic-Indic ones for Arabic.
    numberingSystem: 'latn',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const update = () => {
    line.querySelector('time')!.textContent = clock.format();
    if (sun) sun.hidden = !style.getPropertyValue('--sun');
    line.hidden = false;
  };
  update();
  setInterval(update, 10_000);
}
