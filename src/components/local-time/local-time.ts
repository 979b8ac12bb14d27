// A script in the head of the page sets day or night (`components/shadow/sun.ts`).
for (const line of document.querySelectorAll<HTMLElement>('[data-local-time]')) {
  const update = () => {
    for (const time of line.querySelectorAll('time'))
      time.textContent = new Date().toLocaleTimeString(document.documentElement.lang, {
        timeZone: time.dataset['timeZone']!,
        // The same digits as on the rest of the page: Safari uses Arabic-Indic ones for Arabic.
        numberingSystem: 'latn',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      });
    line.hidden = false;
  };
  update();
  setInterval(update, 10_000);
}
