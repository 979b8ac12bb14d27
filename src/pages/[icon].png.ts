import type { APIContext } from 'astro';
import { drawIcon, ICONS, type Icon } from '../metadata/icons.ts';

export const getStaticPaths = () =>
  Object.values(ICONS).map((icon) => ({ params: { icon: icon.name }, props: icon }));

export const GET = async ({ props }: APIContext<Icon>) => new Response(new Uint8Array(await drawIcon(props)));
