import { getEntry } from 'astro:content';
import { licenceText } from '../metadata/licence.ts';

export const GET = async () => new Response(licenceText((await getEntry('company', 'company'))!.data));
