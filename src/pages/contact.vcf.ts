import { contactCard } from '../content/contact-card.ts';
import { loadCompany } from '../content/pages/load-pages.ts';

/** The card that a visitor saves to the address book of a phone. */
export const GET = async () => new Response(contactCard(await loadCompany()));
