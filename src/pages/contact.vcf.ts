import { loadCompany } from '../content/load-pages.ts';
import { contactCard } from '../metadata/contact-card.ts';

/** The card that a visitor saves to the address book of a phone. */
export const GET = async () => new Response(contactCard(await loadCompany()));
