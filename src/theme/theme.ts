import { contentFolder } from '../content/folders.ts';
import { loadTheme } from './load-theme.ts';

/** How the company looks. Like a style sheet it is the same on every page, so components read it here. */
export const theme = loadTheme(contentFolder());
