import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { fontSubsets } from './src/fonts/subset.ts';
import { contentCheck } from './src/model/check/integration.ts';

export default defineConfig({
  integrations: [contentCheck(), react(), fontSubsets()],
  // `/about` is answered by about.html, so that addresses need no trailing slash.
  build: { format: 'file', inlineStylesheets: 'always' },
  trailingSlash: 'never',
  compressHTML: true,
  devToolbar: { enabled: false },
});
