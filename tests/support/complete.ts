/**
 * An expression to evaluate in a page. Its promise resolves when the scripts have run and the print styles have loaded. No
 * load event covers these files, because the page requests them after its first paint.
 */
export const COMPLETE = `(async () => {
  const until = async (isSo) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve));
  };
  await until(() => !document.querySelector('template'));
  await until(() => Array.from(document.querySelectorAll('link[rel=stylesheet]')).every(({ sheet }) => sheet));
  await Promise.all(Array.from(document.scripts, ({ src }) => src && import(src)));
})()`;
