import { robotsText } from '../metadata/robots.ts';
import { loadCompany } from '../model/load-site.ts';

export const GET = async () => new Response(robotsText(await loadCompany()));
