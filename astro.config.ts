import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import compressor from 'astro-compressor';
import { Features } from 'lightningcss';
import { adminRules } from './admin/headers.ts';
import { admin } from './admin/integration.ts';
import { HASHED_FILES } from './deploy/addresses.ts';
import { hostFiles } from './deploy/host-files.ts';
import { companyProfilePage } from './src/company-profile/integration.ts';
import { contentCheck } from './src/load/check/check-content.ts';
import { ownFiles } from './src/load/own-files.ts';
import { readRedirects } from './src/load/redirects.ts';
import { offline } from './src/offline/integration.ts';
import { OLDEST_BROWSERS, OLDEST_BROWSERS_AS_DESIGNED } from './src/oldest-browsers.ts';
import { purgeUnused } from './src/purge-unused.ts';
import { classNames } from './src/styles/class-names.ts';
import { resolveLayers } from './src/styles/resolve-layers.ts';

/** The folder of hashed files in `dist/`. */
const ASSETS = HASHED_FILES.slice(1, -1);

/** Files that brotli and gzip make smaller; pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(css|html|ico|js|json|svg|txt|vcf|webmanifest|xml)$/;

/** React for pages alone. Its client, 221 KB, would be published although no page has islands: a script opens the viewer. */
function reactAtBuild() {
  // Without the viewer, because the dev server’s hot reload of React looks for Astro’s islands.
  const integration = react({ exclude: 'src/viewer/*' });
  const setUp = integration.hooks['astro:config:setup']!;
  integration.hooks['astro:config:setup'] = ({ addRenderer, ...given }) =>
    setUp({ ...given, addRenderer: ({ name, serverEntrypoint }) => addRenderer({ name, serverEntrypoint }) });
  return integration;
}

export default defineConfig({
  // Pictures made before, outlasting `npm ci`.
  cacheDir: '.cache/astro',
  // They work in this order: the check before anything reads the content; the service worker, which lists hashes, after
  // all that changes a page.
  integrations: [
    contentCheck(),
    reactAtBuild(),
    classNames(),
    // The only step that changes built pages: Astro gives each of them the styles of all blocks, and whole typefaces.
    purgeUnused(),
    companyProfilePage(),
    offline(true),
    ownFiles(),
    admin(),
    // Compresses what the others have made.
    compressor({ zstd: false, hooks: { fileFilter: ({ filePath }) => COMPRESSIBLE.test(filePath) } }),
    // Lists all files and the hashes of what pages inline.
    hostFiles(async () => ({ redirects: await readRedirects(), extra: adminRules() })),
  ],
  // `/about` is answered by about.html, so that addresses need no trailing slash.
  build: { format: 'file', inlineStylesheets: 'always', assets: ASSETS },
  trailingSlash: 'never',
  image: {
    service: {
      entrypoint: './src/pictures/service.ts',
      // Effort 3 takes two and a half times as long, and saves 1 to 2 % of the bytes.
      // The JPEG encoder of Mozilla: a seventh fewer bytes for browsers without AVIF.
      config: { avif: { effort: 2 }, jpeg: { mozjpeg: true } },
    },
  },
  vite: {
    build: {
      // Scripts are files, which later pages have already; only the smallest stand in the page.
      assetsInlineLimit: 384,
      target: OLDEST_BROWSERS,
      cssTarget: OLDEST_BROWSERS_AS_DESIGNED,
    },
    // Long names would take bytes of each page’s first flight: it names sixty files.
    environments: {
      client: { build: { rolldownOptions: { output: { entryFileNames: `${ASSETS}/[hash].js` } } } },
      prerender: {
        build: { rolldownOptions: { output: { assetFileNames: `${ASSETS}/[hash:4][extname]` } } },
      },
    },
    css: {
      postcss: { plugins: resolveLayers },
      // There is one scheme.
      lightningcss: { exclude: Features.LightDark },
    },
  },
  devToolbar: { enabled: false },
});
