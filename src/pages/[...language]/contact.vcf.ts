import type { APIContext } from 'astro';
import { contactCard } from '../../content/contact-card.ts';
import { type Language, loadLanguages } from '../../content/load-languages.ts';

/** One file for each language. */
export const getStaticPaths = async () =>
  (await loadLanguages()).map((language) => ({
    params: { language: language.home.slice(1) || undefined },
    props: language,
  }));

/** The card that a visitor saves to the address book of a phone. */
export const GET = ({ props }: APIContext<Language>) => new Response(contactCard(props.company, props.home));
