import { markPicture } from '../metadata/icons.ts';

export const GET = () => new Response(markPicture());
