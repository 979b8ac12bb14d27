// Astro looks for its collections beside the pages that it draws.
export { collections } from '../content.config.ts';
