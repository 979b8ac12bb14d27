// A page is complete without what is in its templates: scripts, styles, the manifest. It is fetched when the page has been
// painted, so that it does not delay that. Browsers that do not tell when that is fetch it at once.
const add = () => {
  for (const template of document.querySelectorAll('template')) template.replaceWith(template.content);
};

if (String(PerformanceObserver.supportedEntryTypes).includes('paint'))
  new PerformanceObserver(add).observe({ type: 'paint', buffered: true });
else add();
