import { SitemapStream, streamToPromise } from 'sitemap';
import type { LoadedPage } from '../load/page-content.ts';
import { onSite } from '../schema/company.ts';
import { withoutLanguage } from '../schema/languages.ts';

/**
 * `/sitemap.xml`: the published pages, each with its other languages. Pages do not list these, so they cost visitors nothing.
 * There are no dates of change, because they would need a clone with its whole history.
 */
export async function sitemap(pages: LoadedPage[]): Promise<string> {
  const translations = Map.groupBy(pages, ({ context }) => withoutLanguage(context.home, context.address));
  const stream = new SitemapStream();
  for (const { company, home, address } of pages.map(({ context }) => context)) {
    const siblings = translations.get(withoutLanguage(home, address))!;
    const alternates = siblings.map(({ context }) => ({
      lang: context.languageTag,
      url: onSite(company, context.address),
    }));
    const forOthers = alternates.filter(({ lang }) => lang === company.language);
    stream.write({
      url: onSite(company, address),
      links:
        alternates.length > 1
          ? [...alternates, ...forOthers.map(({ url }) => ({ url, lang: 'x-default' }))]
          : undefined,
    });
  }
  stream.end();
  return String(await streamToPromise(stream));
}
