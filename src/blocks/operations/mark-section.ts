// Marks the section in view in the page’s index: the one that crosses a line at two fifths of the window.
const links = new Map(
  Array.from(document.querySelectorAll<HTMLAnchorElement>('[data-index] a'), (link) => [
    link.hash.slice(1),
    link,
  ]),
);
const observer = new IntersectionObserver(
  (entries) => {
    // Firefox before 119 does not know the property `ariaCurrent`.
    for (const { target, isIntersecting } of entries) {
      const link = links.get(target.id)!;
      if (isIntersecting) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  },
  { rootMargin: '-40% 0px -60%' },
);
for (const id of links.keys()) observer.observe(document.getElementById(id)!);
