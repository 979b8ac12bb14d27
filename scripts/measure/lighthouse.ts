/**
 * Lighthouse’s grades of every page, on a phone and on a desktop. For comparison, each run also measures an empty page,
 * whose paint time is the minimum that Lighthouse can report. A grade below 100 is a problem.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { checkPort } from '../port.ts';
import { UserError } from '../process.ts';
import { NO_PAGE } from './site-pages.ts';
import {
  type Measured,
  type MeasureOptions,
  markdownTable,
  median,
  withBrowser,
  withSite,
} from './support.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Lighthouse’s two devices: a phone on slow 4G with a processor slowed four times, and a desktop without throttling. */
const DEVICES = ['mobile', 'desktop'] as const;
const GRADES = ['Performance', 'Accessibility', 'Best practices', 'SEO'];
const HEAD = ['Page', ...GRADES, 'LCP ms', 'of an empty page’s', 'TBT ms', 'CLS'];

/** Audits that the 404 page fails by design. */
const NOT_FOUND_AUDITS = [
  'http-status-code', // it answers 404
  'is-crawlable', // it must not be listed
  'errors-in-console', // it logs the path that has no page, and the browser its status
];

const EMPTY_PAGE =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><p>Empty';

interface Subject {
  name: string;
  url: string;
  device: (typeof DEVICES)[number];
  results: Result[];
}

/** @throws UserError if Lighthouse cannot grade the page */
async function grade({ name, url, device }: Subject, port: number): Promise<Result> {
  const flags = {
    port,
    onlyCategories: CATEGORIES,
    skipAudits: name === NO_PAGE ? NOT_FOUND_AUDITS : [],
    // The 404 page is graded too.
    ignoreStatusCode: true,
    logLevel: 'error' as const,
  };
  const ask = () => lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
  let result = await ask();
  // Sometimes a trace misses the start of the page, through no fault of the page. Then the page is opened again.
  if (result?.lhr.runtimeError?.code === 'NO_NAVSTART') result = await ask();
  if (!result || result.lhr.runtimeError)
    throw new UserError(`Lighthouse could not grade ${url}: ${result?.lhr.runtimeError?.message}`);
  return result.lhr;
}

const lowest = ({ results }: Subject, category: string) =>
  Math.min(...results.map(({ categories }) => Math.round((categories[category]!.score ?? 0) * 100)));

const readings = ({ results }: Subject, audit: string) =>
  results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);

/** The median, followed by the worst value if it differs. */
function toTimes(values: number[]): string {
  const [middle, worst] = [median(values), Math.max(...values)].map(Math.round);
  return middle === worst ? `${middle}` : `${middle} (${worst})`;
}

const LCP = 'largest-contentful-paint';

const toRow = (subject: Subject, empty: Subject) => [
  subject.name,
  ...CATEGORIES.map((category) => lowest(subject, category)),
  toTimes(readings(subject, LCP)),
  (median(readings(subject, LCP)) / median(readings(empty, LCP))).toFixed(2),
  toTimes(readings(subject, 'total-blocking-time')),
  Math.max(...readings(subject, 'cumulative-layout-shift')).toFixed(3),
];

/** Each category of a page with a grade below 100 in any run, and the audits that failed. */
const shortfalls = (subject: Subject): string[] =>
  CATEGORIES.filter((category) => lowest(subject, category) < 100).map((category) => {
    const faults = subject.results.flatMap(({ audits, categories }) =>
      categories[category]!.auditRefs.filter(
        ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1,
      ).map(({ id }) => `${id} ${audits[id]!.displayValue ?? ''}: ${audits[id]!.title}`),
    );
    return `${subject.name} on ${subject.device}: ${category} ${lowest(subject, category)}: ${[...new Set(faults)].join('; ')}`;
  });

export async function measure({ runs }: MeasureOptions): Promise<Measured> {
  const port = await checkPort('localhost', 0);
  const empty = createServer((_, answer) => answer.setHeader('Content-Type', 'text/html').end(EMPTY_PAGE));
  await new Promise<void>((resolve) => empty.listen(0, 'localhost', resolve));
  const floor = `http://localhost:${(empty.address() as AddressInfo).port}/`;
  const subjects: Subject[] = [];
  const grades = async (address: string, paths: string[]) => {
    for (const device of DEVICES) {
      for (const name of paths) subjects.push({ name, url: address + name, device, results: [] });
      subjects.push({ name: 'an empty page', url: floor, device, results: [] });
    }
    for (let run = 1; run <= runs; run++) {
      console.error(`Run ${run} of ${runs}…`);
      for (const subject of subjects) subject.results.push(await grade(subject, port));
    }
  };
  await withSite((address, paths) =>
    withBrowser(() => grades(address, paths), [`--remote-debugging-port=${port}`]),
  );
  empty.close();

  const tables = DEVICES.map((device) => {
    const ofDevice = subjects.filter((subject) => subject.device === device);
    const rows = ofDevice.map((subject) => toRow(subject, ofDevice.at(-1)!));
    return `### Lighthouse, ${device}, ${runs === 1 ? 'one run' : `${runs} runs`}\n\n${markdownTable(HEAD, rows)}`;
  });
  const note =
    'Grades and CLS: the worst run. Times: the median, and the worst in brackets. LCP targets on mobile: 1000 ms, and 1.3 times that of an empty page in the same runs.';
  return {
    report: [...tables, note].join('\n\n'),
    problems: subjects.filter(({ url }) => url !== floor).flatMap(shortfalls),
  };
}
