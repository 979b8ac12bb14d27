import { onSite } from '../content/company.ts';
import { joinLines, labelled } from '../content/join-texts.ts';
import type { LoadedPage } from '../content/pages/load-pages.ts';
import { fileNameOf } from '../content/pages/page.ts';
import { withoutSoftHyphens } from '../content/soft-hyphens.ts';
import { CARD, cardAddress, cardContentOf } from './social-card/card-content.ts';

/**
 * Open Graph properties for link previews (ogp.me), except the description. X reads them, too, and needs only
 * `twitter:card` in addition.
 */
export function openGraph({ content, context }: LoadedPage): [property: string, content: string][] {
  const { company, navigation, path } = context;
  const name = withoutSoftHyphens(company.names.company);
  const headline = joinLines(cardContentOf(content).title);
  return [
    ['og:type', 'website'],
    ['og:title', withoutSoftHyphens(content.title)],
    ['og:url', onSite(company, path)],
    ['og:image', onSite(company, cardAddress(fileNameOf(path)))],
    ['og:image:width', String(CARD.width)],
    ['og:image:height', String(CARD.height)],
    ['og:image:alt', labelled(name, headline)],
    ['og:site_name', name],
    ...(navigation.locale ? [['og:locale', navigation.locale] satisfies [string, string]] : []),
  ];
}
