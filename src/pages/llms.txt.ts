import { llmsText } from '../metadata/llms-text.ts';
import { loadPages } from '../model/load-site.ts';

export const GET = async () => new Response(llmsText(await loadPages()));
