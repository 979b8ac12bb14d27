import type { LoadedPage } from '../load/page-content.ts';
import { withoutSoftHyphens } from '../text/soft-hyphens.ts';
import { ICONS } from './icons.ts';

/** The web app manifest: `/manifest.webmanifest`, and one in each other language. */
export const manifest = ({ content, context }: LoadedPage) =>
  withoutSoftHyphens(
    JSON.stringify({
      id: context.home,
      name: context.company.names.company,
      description: content.description,
      lang: context.languageTag,
      dir: context.textDirection,
      start_url: context.home,
      // Shows the address, so that a page can be forwarded.
      display: 'minimal-ui',
      background_color: context.theme.colours.cotton,
      theme_color: context.theme.colours.cotton,
      icons: [ICONS.small, ICONS.large, ICONS.smallMaskable, ICONS.largeMaskable].map(
        ({ name, size, isMaskable }) => ({
          src: `/${name}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose: isMaskable ? 'maskable' : 'any',
        }),
      ),
    }),
  );
