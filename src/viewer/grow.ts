/**
 * Animates one picture into another while the page changes. Without animation if the visitor reduces motion or the browser
 * does not support it.
 * @param change changes the page and returns the new picture
 */
export function grow(from: HTMLElement | null | undefined, change: () => HTMLElement | null | undefined) {
  if (!from || !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    change();
    return;
  }
  const named = [from];
  const name = (picture: HTMLElement, value: string) => {
    picture.style.viewTransitionName = value;
  };
  name(from, 'picture');
  const { finished } = document.startViewTransition(() => {
    name(from, '');
    const to = change();
    if (!to) return;
    named.push(to);
    name(to, 'picture');
  });
  finished.finally(() => {
    for (const picture of named) name(picture, '');
  });
}
