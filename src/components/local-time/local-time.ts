// A script in the head of the page sets day or night (`components/shadow/sun.ts`).
for (const line of document.querySelectorAll<HTMLElement>('[data-time-zone]')) {
  const clock = new Intl.DateTimeFormat(document.documentElement.lang, {
    timeZone: line.dataset['timeZone']!,
    // The same digits as on the rest of the page: Safari uses Arabic-Indic ones for Arabic.
    numberingSystem: 'latn',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const update = () => {
    line.querySelector('time')!.textContent = clock.format();
    line.hidden = false;
  };
  update();
  setInterval(update, 10_000);
}
