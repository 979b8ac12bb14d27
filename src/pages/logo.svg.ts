import { contentFolder } from '../content/folders.ts';
import { logoSvg } from '../metadata/icons.ts';
import { loadTheme } from '../theme/load-theme.ts';

/** With its type, for the server of `npm run dev`, which knows none for such files. */
export const GET = () =>
  new Response(logoSvg(loadTheme(contentFolder())), { headers: { 'Content-Type': 'image/svg+xml' } });
