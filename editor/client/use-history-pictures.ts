import { useEffect } from 'react';
import type { MissingPicture } from '../api.ts';
import { addressOfPage, PICTURES_FILE, pictureFile } from '../files.ts';
import { drawPage, paint } from './draw-page.ts';
import { elementOf } from './preview-places.ts';
import { pageWith } from './references.ts';
import { request } from './request.ts';
import { useEditor } from './store.ts';

/** Draws the picture of the newest saved version: the page with the largest change, scrolled to it. */
async function pictureSaved() {
  const { files } = useEditor.getState();
  const { version } = await request<MissingPicture>('versions/missing-picture');
  if (!version) return;
  const picture = pictureFile(version.file);
  const place = picture ? { file: PICTURES_FILE, path: [picture] } : version;
  const page = pageWith(place, files);
  const drawing = await drawPage(addressOfPage(page), (drawn) => {
    if (useEditor.getState().files !== files) throw new Error('The page already shows unsaved changes.');
    paint(drawn, files);
    return elementOf(drawn, page, place, files);
  });
  const query = new URLSearchParams({ id: version.id, page });
  await request(`versions/picture?${query}`, 'POST', new File([drawing], page));
}

/** Draws a picture of each saved version for the history. If that fails, the version has no picture. */
export function useHistoryPictures() {
  const isSaved = useEditor(({ unsaved, isRestarting }) => unsaved.length === 0 && !isRestarting);
  useEffect(() => {
    if (isSaved) pictureSaved().catch(() => {});
  }, [isSaved]);
}
