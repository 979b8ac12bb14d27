import { useEffect } from 'react';
import type { Unpictured } from '../api.ts';
import { PICTURES_FILE, pageAddress, pictureFile } from '../files.ts';
import { drawPage, paint } from './draw-page.ts';
import { elementOf } from './preview-places.ts';
import { pageWith } from './references.ts';
import { request } from './request.ts';
import { useEditor } from './store.ts';

/** Gives what is saved its picture in the history: of the page, and the part of it, that changed most. */
async function pictureSaved() {
  const { files } = useEditor.getState();
  const { version } = await request<Unpictured>('versions/unpictured');
  if (!version) return;
  const picture = pictureFile(version.file);
  const place = picture ? { file: PICTURES_FILE, path: [picture] } : version;
  const page = pageWith(place, files);
  const drawing = await drawPage(pageAddress(page), (drawn) => {
    if (useEditor.getState().files !== files) throw new Error('It shows what is not saved by now.');
    paint(drawn, files);
    return elementOf(drawn, page, place, files);
  });
  const query = new URLSearchParams({ id: version.id, page });
  await request(`versions/picture?${query}`, 'POST', new File([drawing], page));
}

/** Each saved state gets a picture for the history. One that cannot be drawn is done without. */
export function useHistoryPictures() {
  const isSaved = useEditor(({ unsaved, isRestarting }) => unsaved.length === 0 && !isRestarting);
  useEffect(() => {
    if (isSaved) pictureSaved().catch(() => {});
  }, [isSaved]);
}
