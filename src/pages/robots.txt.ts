import { loadCompany } from '../content/pages/load-pages.ts';
import { robotsText } from '../metadata/robots.ts';

export const GET = async () => new Response(robotsText(await loadCompany()));
