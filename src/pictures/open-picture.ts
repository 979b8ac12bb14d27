import sharp, { type Sharp } from 'sharp';

/**
 * Opens a source image, upright. The check and the build share it, so that what one accepts the other can draw. Surplus bytes,
 * which some cameras write, are not an error.
 */
export const openPicture = (source: string | Uint8Array): Sharp =>
  sharp(source, { failOn: 'error' }).autoOrient();
