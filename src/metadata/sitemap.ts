import { relative } from 'node:path';
import { SitemapStream, streamToPromise } from 'sitemap';
import { onSite } from '../model/addresses.ts';
import type { LoadedPage } from '../model/load-site.ts';

/**
 * `/sitemap.xml`: the published pages, each with its other languages and the date of its last change.
 * @param folder the content folder
 * @param changes when files in it were changed, by their path in it
 */
export async function sitemap(
  pages: LoadedPage[],
  folder: string,
  changes: Map<string, Date>,
): Promise<string> {
  const languages = Map.groupBy(pages, ({ site }) => pathInLanguage(site));
  const stream = new SitemapStream({
    xmlns: { news: false, image: false, video: false, xhtml: languages.size < pages.length },
  });
  for (const { site, file } of pages) {
    const { company, path, pictures } = site;
    const sources = [
      'company.yaml',
      relative(folder, file),
      ...pictures.map(({ name }) => `pictures/${name}`),
    ];
    const siblings = languages.get(pathInLanguage(site))!;
    const alternates = siblings.map((page) => ({
      lang: page.site.language,
      url: onSite(company, page.site.path),
    }));
    const ownLanguage = alternates.find(({ lang }) => lang === company.language);
    stream.write({
      url: onSite(company, path),
      lastmod: lastChange(sources, changes)?.toISOString(),
      links:
        alternates.length > 1
          ? [...alternates, ...(ownLanguage ? [{ ...ownLanguage, lang: 'x-default' }] : [])]
          : undefined,
    });
  }
  stream.end();
  return String(await streamToPromise(stream));
}

/** A page’s address without its language: `/ar/about` → `/about`. */
const pathInLanguage = ({ home, path }: LoadedPage['site']) =>
  home === '/' ? path : path.slice(home.length) || '/';

/** The latest change of the files; undefined unless each is known. Pictures go by their name without its ending. */
function lastChange(sources: string[], changes: Map<string, Date>): Date | undefined {
  const byName = new Map(
    [...changes].flatMap(([file, date]) => [
      [file, date],
      [file.replace(/\.[^.]+$/, ''), date],
    ]),
  );
  const dates = sources.map((source) => byName.get(source));
  if (dates.includes(undefined)) return undefined;
  return new Date(Math.max(...dates.map(Number)));
}
