import { logoSvg } from '../metadata/icons.ts';

/** With its type, for the server of `npm run dev`, which knows none for such files. */
export const GET = () => new Response(logoSvg(), { headers: { 'Content-Type': 'image/svg+xml' } });
