/**
 * An expression for the page, whose promise is kept when its scripts have run and its sheet for paper is there: no event of
 * loading tells when a page has what it fetches after its first paint.
 */
export const COMPLETE = `(async () => {
  const until = async (isSo) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve));
  };
  const template = document.querySelector('template');
  await until(() => !template || !template.content.firstElementChild);
  await until(() => Array.from(document.querySelectorAll('link[rel=stylesheet]')).every(({ sheet }) => sheet));
  await Promise.all(Array.from(document.scripts, ({ src }) => src && import(src)));
})()`;
