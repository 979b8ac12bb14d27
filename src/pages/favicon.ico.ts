import { drawFavicon } from '../metadata/icons.ts';

export const GET = async () => new Response(new Uint8Array(await drawFavicon()));
