import { getEntry } from 'astro:content';
import type { APIRoute } from 'astro';
import { contactCard } from '../metadata/contact-card.ts';

/** The card that a visitor saves to the address book of a phone. */
export const GET: APIRoute = async () =>
  new Response(contactCard((await getEntry('company', 'company'))!.data));
