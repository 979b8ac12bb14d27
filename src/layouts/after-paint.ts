// A page is complete without the scripts and styles in this template. They are fetched when it has been painted, so that
// they do not delay it. Browsers that do not tell when that is fetch them at once.
const { content } = document.querySelector('template')!;
const add = () => document.body.append(content);

if (String(PerformanceObserver.supportedEntryTypes).includes('paint'))
  new PerformanceObserver(add).observe({ type: 'paint', buffered: true });
else add();
