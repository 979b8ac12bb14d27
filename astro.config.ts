import { defineConfig } from 'astro/config';
import compressor from 'astro-compressor';
import { Features } from 'lightningcss';
import { adminRules } from './admin/headers.ts';
import { admin } from './admin/integration.ts';
import { HASHED_FILES } from './deploy/addresses.ts';
import { hostFiles } from './deploy/host-files.ts';
import { companyProfilePage } from './src/company-profile/integration.ts';
import { contentCheck } from './src/load/check/check-content.ts';
import { readRedirects } from './src/load/redirects.ts';
import { staticFiles } from './src/load/static-files.ts';
import { offline } from './src/offline/integration.ts';
import { OLDEST_BROWSERS, OLDEST_BROWSERS_AS_DESIGNED } from './src/oldest-browsers.ts';
import { oneBuild } from './src/one-build.ts';
import { classNames } from './src/styles/class-names.ts';
import { resolveLayers } from './src/styles/resolve-layers.ts';

/** Files that brotli and gzip make smaller; pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(css|html|ico|js|json|svg|txt|vcf|webmanifest|xml)$/;

export default defineConfig({
  // Pictures from earlier builds, which survive `npm ci`.
  cacheDir: '.cache/astro',
  // They work in this order: the check before anything reads the content, the compressor after all that makes files.
  integrations: [
    oneBuild(),
    contentCheck(),
    companyProfilePage(),
    offline(true),
    admin(),
    staticFiles(),
    // Compresses what the others have made.
    compressor({ zstd: false, hooks: { fileFilter: ({ filePath }) => COMPRESSIBLE.test(filePath) } }),
    // Runs last, because it lists all files.
    hostFiles(async () => ({ redirects: await readRedirects(), extra: adminRules() })),
  ],
  // `/about` is answered by about.html, so that addresses need no trailing slash.
  build: { format: 'file', assets: HASHED_FILES.slice(1, -1) },
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
    plugins: [classNames()],
    build: {
      // Scripts are files: the security policy of a page allows no code that the build adds to it.
      assetsInlineLimit: 0,
      target: OLDEST_BROWSERS,
      cssTarget: OLDEST_BROWSERS_AS_DESIGNED,
    },
    css: {
      postcss: { plugins: resolveLayers },
      // The site has no dark mode. Without this, `color-scheme: light` would add variables for one.
      lightningcss: { exclude: Features.LightDark },
    },
  },
  devToolbar: { enabled: false },
});
