import lighthouse, { desktopConfig } from 'lighthouse';
import { PlainError } from './process.ts';

/** Lighthouse’s categories that every page is graded in. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Lighthouse’s two screens: a phone on slow 4G with a processor slowed four times, and an unhurried desktop. */
export const DEVICES = ['mobile', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/** One run of Lighthouse. */
export interface Grade {
  /** 0 to 100. */
  scores: Partial<Record<Category, number>>;
  /** Largest contentful paint, milliseconds. */
  lcp: number;
  /** Total blocking time, milliseconds. */
  tbt: number;
  /** Cumulative layout shift, a ratio. */
  cls: number;
  /** What costs points, in Lighthouse’s words. */
  faults: { category: Category; text: string }[];
}

/**
 * Grades one page in a browser that listens for its tools.
 * @param options.port where the browser listens
 * @param options.skipAudits what does not count on this page
 * @throws PlainError when Lighthouse cannot grade the page
 */
export async function gradePage(
  url: string,
  options: { device: Device; port: number; categories: readonly Category[]; skipAudits: string[] },
): Promise<Grade> {
  const { device, port, categories, skipAudits } = options;
  const flags = {
    port,
    onlyCategories: [...categories],
    skipAudits,
    // The 404 page is graded too.
    ignoreStatusCode: true,
    logLevel: 'error' as const,
  };
  const ask = () => lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
  let result = await ask();
  // Now and then a trace misses the start of the page. That says nothing of the page, so it is opened once more.
  if (result?.lhr.runtimeError?.code === 'NO_NAVSTART') result = await ask();
  if (!result || result.lhr.runtimeError) {
    throw new PlainError(`Lighthouse could not grade ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  const { audits, categories: graded } = result.lhr;
  const readingOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const faultsOf = (category: Category) =>
    graded[category]!.auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(
      ({ id }) => ({
        category,
        text: `${id} ${audits[id]!.displayValue ?? ''}: ${audits[id]!.title}`,
      }),
    );
  return {
    scores: Object.fromEntries(
      categories.map((category) => [category, Math.round((graded[category]!.score ?? 0) * 100)]),
    ),
    lcp: readingOf('largest-contentful-paint'),
    tbt: readingOf('total-blocking-time'),
    cls: readingOf('cumulative-layout-shift'),
    faults: categories.flatMap(faultsOf),
  };
}
