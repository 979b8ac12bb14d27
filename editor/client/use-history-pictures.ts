import { useEffect } from 'react';
import type { SavedVersion } from '../api.ts';
import { addressOfPage, HOME_FILE, pageFiles } from '../files.ts';
import { request } from './request.ts';
import { useEditor } from './store.ts';

/** The size of a desktop window, in pixels, and the scale of its picture. */
const WINDOW = { width: '1280', height: '800' };
const SCALE = 0.5;

/** Draws the picture of the newest saved version: a page that it changed, or else the home page. */
async function pictureSaved() {
  const { files } = useEditor.getState();
  const [newest] = await request<SavedVersion[]>('versions');
  if (!newest || newest.isPictured) return;
  const page = pageFiles(files).find((file) => newest.files.includes(file)) ?? HOME_FILE;
  const drawing = await drawPage(addressOfPage(page));
  // Otherwise, the page may show unsaved changes.
  if (useEditor.getState().files === files)
    await request(`versions/picture?id=${newest.id}`, 'POST', new File([drawing], page));
}

/** Draws a picture of each saved version for the history. If that fails, the version has no picture. */
export function useHistoryPictures() {
  const isSaved = useEditor(({ unsaved, isRestarting }) => unsaved.length === 0 && !isRestarting);
  useEffect(() => {
    if (isSaved) pictureSaved().catch(() => {});
  }, [isSaved]);
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
async function drawPage(address: string): Promise<Blob> {
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
