import type { BreadcrumbList, Graph, ImageObject, LocalBusiness, Thing, WebSite } from 'schema-dts';
import { definitionOf } from '../blocks/blocks.ts';
import type { PageContext } from '../components/page-context.ts';
import type { LoadedPage } from '../load/page-content.ts';
import { onSite } from '../schema/company.ts';
import { withoutSoftHyphens } from '../text/soft-hyphens.ts';
import { ICONS } from './icons.ts';
import { socialCardFor } from './social-cards.ts';
import { LICENCE } from './text-files.ts';

/** Structured data of a page (schema.org) as the text of a script element. Home pages and contact details describe the company. */
export function structuredData({ content, context }: LoadedPage): string {
  const isHome = context.address === context.home;
  const describesCompany = isHome || content.blocks.some((block) => definitionOf(block).isContact);
  const nodes: Thing[] = [
    ...(describesCompany ? [companyOf(context)] : []),
    isHome ? websiteOf(context) : breadcrumbsOf(content.title, context),
    // The licence of a picture is needed only once, not in each language.
    ...(context.home === '/' ? imagesOf(context) : []),
  ];
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  // Escaped, so that no text can close the element.
  return withoutSoftHyphens(JSON.stringify(graph)).replaceAll('<', '\\u003c');
}

const companyId = ({ company }: PageContext) => onSite(company, '/#company');

/** The company. It has one type, because an AutoDealer, for example, is also a LocalBusiness and an Organization. */
function companyOf(context: PageContext): LocalBusiness {
  const { company } = context;
  const { names, contact, founded, social } = company;
  const otherNames = context.languages
    .map(({ company: name }) => name)
    .filter((name) => name !== names.company);
  const card = socialCardFor({ address: '/', home: '/' });
  const profiles = social.flatMap(({ address }) => address ?? []);
  return {
    '@type': company.business,
    '@id': companyId(context),
    name: names.company,
    ...(context.home !== '/' && { alternateName: otherNames }),
    url: onSite(company, '/'),
    logo: onSite(company, `/${ICONS.large.name}.png`),
    ...(card && { image: onSite(company, card) }),
    telephone: contact.telephone,
    email: contact.email,
    address: {
      '@type': 'PostalAddress',
      ...(contact.street && { streetAddress: contact.street }),
      addressLocality: contact.city,
      addressCountry: contact.country,
    },
    foundingDate: String(founded.company),
    parentOrganization: {
      '@type': 'Organization',
      name: names.group,
      foundingDate: String(founded.group),
    },
    brand: { '@type': 'Brand', name: names.brand },
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

const websiteOf = (context: PageContext): WebSite => ({
  '@type': 'WebSite',
  name: context.company.names.company,
  url: onSite(context.company, context.home),
  inLanguage: context.languageTag,
  publisher: { '@id': companyId(context) },
});

/** The breadcrumbs from the home page, with the labels of the menu where there are any. */
function breadcrumbsOf(title: string, { company, navigation, home, address }: PageContext): BreadcrumbList {
  const labelOf = (page: string) => navigation.header.links.find(({ to }) => to === page)?.label;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: labelOf(home) ?? company.names.company,
        item: onSite(company, home),
      },
      { '@type': 'ListItem', position: 2, name: labelOf(address) ?? title },
    ],
  };
}

/** Each photograph of the page once, with its creator and licence. Prints are part of the design: nobody needs a licence for one. */
function imagesOf({ company, navigation, pictures }: PageContext): ImageObject[] {
  const photographs = pictures.filter(({ kind }) => kind === 'photograph');
  const once = new Map(photographs.map((picture) => [picture.name, picture]));
  // Properties that all pictures share are adjacent, so that they compress well.
  return [...once.values()].map(({ large, fallback, caption, credit }) => ({
    '@type': 'ImageObject',
    contentUrl: onSite(company, (large ?? fallback).src),
    caption,
    license: onSite(company, LICENCE),
    acquireLicensePage: onSite(company, navigation.header.contact.to),
    creditText: credit,
    creator: { '@type': 'Organization', name: credit },
    copyrightNotice: `© ${company.copyrightYear} ${company.names.company}`,
  }));
}
