import { minifySync } from 'vite';

/** Puts the content of late templates in place after the first paint; at once in browsers that do not report it. */
function addLate() {
  const add = () => {
    for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-late]'))
      template.replaceWith(template.content);
  };
  if (!String(PerformanceObserver.supportedEntryTypes).includes('paint')) return add();
  new PerformanceObserver(add).observe({ type: 'paint', buffered: true });
  // Firefox reports no paint of a page that opens scrolled: at a section, or after a reload.
  addEventListener('load', () => setTimeout(add, 1000));
}

/** That function as an inline script. first-paint.ts says why. */
export const afterPaintScript = () => minifySync('after-paint.js', `(${addLate})()`, { module: false }).code;
