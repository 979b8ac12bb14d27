import { loadCompany } from '../content/load-pages.ts';
import { robotsText } from '../metadata/robots.ts';

export const GET = async () => new Response(robotsText(await loadCompany()));
