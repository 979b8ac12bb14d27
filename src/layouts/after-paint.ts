// A page is complete without the files in its templates: scripts, styles, the manifest. They are fetched when it has been
// painted, so that they do not delay it. Browsers that do not report the first paint fetch them at once.
const add = () => {
  for (const template of document.querySelectorAll('template')) template.replaceWith(template.content);
};

if (String(PerformanceObserver.supportedEntryTypes).includes('paint'))
  new PerformanceObserver(add).observe({ type: 'paint', buffered: true });
else add();
