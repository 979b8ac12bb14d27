import { licenceText } from '../metadata/licence.ts';
import { loadCompany } from '../model/load-site.ts';

export const GET = async () => new Response(licenceText(await loadCompany()));
