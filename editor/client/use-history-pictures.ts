import { useEffect } from 'react';
import type { SavedVersion } from '../api.ts';
import { addressOfPage, HOME_FILE, pageFiles } from '../files.ts';
import { drawPage } from './draw-page.ts';
import { request } from './request.ts';
import { useEditor } from './store.ts';

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
