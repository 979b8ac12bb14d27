import type { LoadedPage } from '../load/page-content.ts';
import { headlineOf } from '../load/page-content.ts';
import { onSite } from '../schema/company.ts';
import { joinLines, labelled } from '../text/join-texts.ts';
import { withoutSoftHyphens } from '../text/soft-hyphens.ts';
import { SOCIAL_CARD, socialCardFor } from './social-cards.ts';

/** Open Graph properties for link previews (ogp.me), except the description. X reads them, too, and `twitter:card`. */
export function openGraph({ content, context }: LoadedPage): [property: string, content: string][] {
  const { company, navigation, address } = context;
  const name = withoutSoftHyphens(company.names.company);
  const card = socialCardFor(context);
  return Object.entries({
    'og:type': 'website',
    'og:title': withoutSoftHyphens(content.title),
    'og:url': onSite(company, address),
    ...(card && {
      'og:image': onSite(company, card),
      'og:image:width': String(SOCIAL_CARD.width),
      'og:image:height': String(SOCIAL_CARD.height),
      'og:image:alt': labelled(name, joinLines(headlineOf(content))),
    }),
    'og:site_name': name,
    ...(navigation.locale && { 'og:locale': navigation.locale }),
  });
}
