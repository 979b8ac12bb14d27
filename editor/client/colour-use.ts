/** Finds a colour of the theme on a page. */
import type { FieldPath } from '../api.ts';

/** Converts a colour of six digits to the notation of computed styles. */
function computed(hex: string): string {
  const [red, green, blue] = (hex.slice(1).match(/../g) ?? []).map((channel) => Number.parseInt(channel, 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

/**
 * The element that shows a colour best: the largest one with this background, or else the first with this text or fill.
 */
export function elementInColour(page: Document, path: FieldPath): Element | undefined {
  const window = page.defaultView;
  // The page has been replaced by a newer version.
  if (!window) return undefined;
  const styles = window.getComputedStyle(page.documentElement);
  const [group, name] = path;
  const value = group === 'colours' ? styles.getPropertyValue(`--${name}`).trim() : '';
  if (!value) return undefined;
  const colour = computed(value);
  const seen = [...page.body.querySelectorAll('*')]
    .map((element) => ({
      element,
      style: window.getComputedStyle(element),
      box: element.getBoundingClientRect(),
    }))
    .filter(({ box, style }) => box.width > 1 && box.height > 1 && style.visibility === 'visible');
  const grounds = seen.filter(({ style }) => style.backgroundColor === colour);
  const [largest] = grounds.sort((a, b) => b.box.width * b.box.height - a.box.width * a.box.height);
  return (largest ?? seen.find(({ style }) => style.fill === colour || style.color === colour))?.element;
}
