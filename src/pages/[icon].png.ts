import type { APIContext } from 'astro';
import { contentFolder } from '../content/folders.ts';
import { drawIcon, ICONS, type Icon } from '../metadata/icons.ts';
import { loadTheme } from '../theme/load-theme.ts';

export const getStaticPaths = () =>
  Object.values(ICONS).map((icon) => ({ params: { icon: icon.name }, props: icon }));

export const GET = async ({ props }: APIContext<Icon>) =>
  new Response(new Uint8Array(await drawIcon(loadTheme(contentFolder()), props)));
