import { contentFolder } from '../content/folders.ts';
import { drawFavicon } from '../metadata/icons.ts';
import { loadTheme } from '../theme/load-theme.ts';

export const GET = async () => new Response(new Uint8Array(await drawFavicon(loadTheme(contentFolder()))));
