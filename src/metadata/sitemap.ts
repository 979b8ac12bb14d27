import { relative } from 'node:path';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { LoadedPage } from '../load/load-pages.ts';
import { onSite } from '../schema/company.ts';
import { withoutLanguage } from '../schema/languages.ts';

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
  const translations = Map.groupBy(pages, ({ context }) => withoutLanguage(context.home, context.path));
  // Pages name their pictures without the ending.
  const dates = new Map(
    [...changes].flatMap(([file, date]) => [
      [file, date],
      [file.replace(/\.[^.]+$/, ''), date],
    ]),
  );
  const stream = new SitemapStream({
    xmlns: { news: false, image: false, video: false, xhtml: translations.size < pages.length },
  });
  for (const { context, file } of pages) {
    const { company, home, path, pictures } = context;
    const sources = [
      'company.yaml',
      relative(folder, file),
      ...pictures.map(({ name }) => `pictures/${name}`),
    ];
    const siblings = translations.get(withoutLanguage(home, path))!;
    const alternates = siblings.map((page) => ({
      lang: page.context.language,
      url: onSite(company, page.context.path),
    }));
    const ownLanguage = alternates.find(({ lang }) => lang === company.language);
    stream.write({
      url: onSite(company, path),
      lastmod: lastChange(sources, dates)?.toISOString(),
      links:
        alternates.length > 1
          ? [...alternates, ...(ownLanguage ? [{ ...ownLanguage, lang: 'x-default' }] : [])]
          : undefined,
    });
  }
  stream.end();
  return String(await streamToPromise(stream));
}

/** The latest of the files’ dates; undefined unless each is known. */
function lastChange(files: string[], dates: Map<string, Date>): Date | undefined {
  const known = files.map((file) => dates.get(file));
  return known.includes(undefined) ? undefined : new Date(Math.max(...known.map(Number)));
}
