import { type Files, THEME_FILE } from '../files.ts';
import styles from './draw-page.module.css';

/** What a window of a computer shows of a page, in pixels, and how small it is drawn. */
const WINDOW = { width: '1280', height: '800' };
const SCALE = 0.5;

/** Gives a page the colours as edited: the server has them when they are saved, and seconds later. */
export function paint(page: Document, files: Files) {
  const { colours } = Object(files[THEME_FILE]) as { colours?: Record<string, unknown> };
  for (const [name, value] of Object.entries(colours ?? {})) {
    page.documentElement.style.setProperty(`--${name}`, String(value));
  }
}

/** Scrolls a page to an element that is out of sight; nothing around the page moves. */
export function bringIntoView(element: Element) {
  const window = element.ownerDocument.defaultView;
  if (!window) return;
  const { top, bottom } = element.getBoundingClientRect();
  const height = window.innerHeight;
  // The page’s header stays over what is scrolled; what is higher than the window is seen when it fills the middle.
  const header =
    Number.parseFloat(window.getComputedStyle(element.ownerDocument.documentElement).scrollPaddingTop) || 0;
  const isSeen =
    (top >= header && bottom <= height) ||
    (top <= height / 2 && bottom >= height / 2 && bottom - top > height - header);
  // With what stands above it, such as the year of an entry.
  if (!isSeen) window.scrollBy({ top: top - Math.max(header, height / 3), behavior: 'instant' });
}

/** Until the page looks as it does at the end: its fonts, the pictures in sight, its motion. */
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

/**
 * Draws a page as it is seen in a window, out of sight of the person.
 * @param onLoad gets the page as soon as it is there, and says which element has to be in sight
 * @throws Error when the page cannot be drawn
 */
export async function drawPage(
  address: string,
  onLoad: (page: Document) => Element | undefined,
): Promise<Blob> {
  const { snapdom } = await import('@zumer/snapdom');
  const frame = document.createElement('iframe');
  Object.assign(frame, { ...WINDOW, src: address, title: 'Page for the history', inert: true });
  frame.className = styles.unseen!;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  try {
    await loaded;
    const page = frame.contentDocument;
    if (!page) throw new Error('The page was not there.');
    const element = onLoad(page);
    if (element) bringIntoView(element);
    await settle(page);
    // A little at a time: the person may be writing.
    const options = { clip: 'viewport', fast: false, dpr: 1, scale: SCALE } as const;
    return await snapdom.toBlob(page.documentElement, { ...options, type: 'png' });
  } finally {
    frame.remove();
  }
}
