import { loadCompany } from '../content/pages/load-pages.ts';
import { licenceText } from '../metadata/licence.ts';

export const GET = async () => new Response(licenceText(await loadCompany()));
