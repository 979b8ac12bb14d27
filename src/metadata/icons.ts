import sharp from 'sharp';
import type { Theme } from '../theme/load-theme.ts';
import { placePath } from '../theme/logo.ts';

/** Files of the company’s logo; a maskable one fills the square, so that a device may cut it to any shape. */
export const ICONS = {
  small: { name: 'icon-192', size: 192, isMaskable: false },
  large: { name: 'icon-512', size: 512, isMaskable: false },
  smallMaskable: { name: 'icon-maskable-192', size: 192, isMaskable: true },
  largeMaskable: { name: 'icon-maskable-512', size: 512, isMaskable: true },
  /** iPhones request this name by default. */
  apple: { name: 'apple-touch-icon', size: 180, isMaskable: true },
};

/** The logo on its 64 × 64 grid as a picture. */
export const logoSvg = ({ colours, logos }: Theme) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill-rule="evenodd" fill="${colours.laterite}"><path d="${logos.company.path}"/></svg>`;

/** The logo on its own colour, within the middle 80% that every device shows. */
const maskableSvg = ({ colours, logos }: Theme) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill-rule="evenodd"><path fill="${colours.laterite}" d="M0 0h64v64H0z"/><path fill="${colours.signal}" d="${placePath(logos.company.path, 12, 12, 40 / 64)}"/></svg>`;

/** @returns a PNG */
export const drawIcon = (theme: Theme, { size, isMaskable }: { size: number; isMaskable: boolean }) =>
  sharp(Buffer.from(isMaskable ? maskableSvg(theme) : logoSvg(theme)), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
