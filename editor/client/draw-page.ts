import { type Files, THEME_FILE } from '../files.ts';

/** The size of a desktop window, in pixels, and the scale of its picture. */
const WINDOW = { width: '1280', height: '800' };
const SCALE = 0.5;

/** Applies the edited colours to a page. The server applies them only after saving, and takes seconds. */
export function paint(page: Document, files: Files) {
  const { colours } = Object(files[THEME_FILE]) as { colours?: Record<string, unknown> };
  for (const [name, value] of Object.entries(colours ?? {})) {
    page.documentElement.style.setProperty(`--${name}`, String(value));
  }
}

/**
 * Scrolls a page to an element if it is not visible. Unlike `scrollIntoView`, does not scroll the window around the
 * page.
 */
export function bringIntoView(element: Element) {
  const window = element.ownerDocument.defaultView;
  if (!window) return;
  const { top, bottom } = element.getBoundingClientRect();
  const height = window.innerHeight;
  // The page’s header covers its top. An element higher than the window counts as visible if it covers the middle.
  const header =
    Number.parseFloat(window.getComputedStyle(element.ownerDocument.documentElement).scrollPaddingTop) || 0;
  const isSeen =
    (top >= header && bottom <= height) ||
    (top <= height / 2 && bottom >= height / 2 && bottom - top > height - header);
  // Leaves room above the element for its context, such as the year of an entry.
  if (!isSeen) window.scrollBy({ top: top - Math.max(header, height / 3), behavior: 'instant' });
}

/** Waits for fonts and visible pictures, and ends animations. */
async function settle(page: Document) {
  await page.fonts.ready;
  const height = page.defaultView!.innerHeight;
  const seen = [...page.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < height;
  });
  for (const image of seen) image.loading = 'eager';
  await Promise.all(seen.map((image) => image.decode().catch(() => {})));
  for (const motion of page.getAnimations()) {
    if (motion.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) motion.cancel();
    else motion.finish();
  }
}

/** Draws the picture of a page in an invisible frame. @throws Error if the page cannot be drawn */
export async function drawPage(address: string): Promise<Blob> {
  const { snapdom } = await import('@zumer/snapdom');
  const frame = document.createElement('iframe');
  Object.assign(frame, { ...WINDOW, src: address, title: 'Page for the history', inert: true });
  frame.style.cssText = 'position: fixed; inset: 0 100% auto auto';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  try {
    await loaded;
    const page = frame.contentDocument;
    if (!page) throw new Error('The page was not there.');
    await settle(page);
    // `fast: false` divides the work into small steps, because the person may be typing.
    const options = { clip: 'viewport', fast: false, dpr: 1, scale: SCALE } as const;
    return await snapdom.toBlob(page.documentElement, { ...options, type: 'png' });
  } finally {
    frame.remove();
  }
}
