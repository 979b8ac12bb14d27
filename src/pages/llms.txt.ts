import { loadPages } from '../content/pages/load-pages.ts';
import { llmsText } from '../metadata/llms-text.ts';

export const GET = async () => new Response(llmsText(await loadPages()));
