import sharp, { type Sharp } from 'sharp';

/**
 * Opens a source image, upright. The check and the build both do it so: what one accepts, the other can draw. Bytes too
 * many, as some cameras write them, are no reason to refuse a picture.
 */
export const openPicture = (source: string | Uint8Array): Sharp =>
  sharp(source, { failOn: 'error' }).autoOrient();
