/** Draws the brochure’s one page, from which `scripts/brochure.ts` makes the PDF. It is never published. */
import react from '@astrojs/react';
import site from '../../astro.config.ts';
import { contentCheck } from '../content/check/integration.ts';
import { themeFiles } from '../theme/integration.ts';

export default {
  ...site,
  srcDir: './src/brochure',
  integrations: [contentCheck(), react(), themeFiles({ paper: true })],
};
