/**
 * `npm run lighthouse`: the grades of every page, on a phone and on a desktop, and beside them the paint times of an
 * empty page in the same run, which is the floor of the instrument. `npm run lighthouse -- 3` runs it three times
 * instead of five. The exit code is 1 when a page has less than 100 in a category.
 *
 * The site is served over HTTP on this machine, which browsers trust like HTTPS.
 */
import { createServer as createEmptyServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { freePort } from '../delivery/local-servers.ts';
import { createServer } from '../delivery/preview-server.ts';
import { PAGES } from '../tests/support/page-weight.ts';
import { buildIfNeeded, DIST } from './build.ts';
import { ensureBrowser, launchOptions } from './find-browser.ts';
import { CATEGORIES, type Category, DEVICES, type Device, type Grade, gradePage } from './grade-page.ts';
import { markdownTable } from './markdown.ts';
import { median } from './median.ts';
import { main, PlainError } from './process.ts';
import { readWholeNumber } from './whole-number.ts';

const RUNS = 5;
const FULL = 100;
/** What the largest paint on a phone should stay under, in milliseconds. Printed, not enforced: machines differ. */
const LCP_TARGET = 1000;

/** What the 404 page does by design. */
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
  device: Device;
  categories: readonly Category[];
  skipAudits: string[];
  grades: Grade[];
}

/** The median, and behind it the worst where that differs. */
function sayTimes(values: number[]): string {
  const [middle, worst] = [median(values), Math.max(...values)].map(Math.round);
  return middle === worst ? `${middle}` : `${middle} (${worst})`;
}

const lowest = ({ grades }: Subject, category: Category) =>
  Math.min(...grades.map(({ scores }) => scores[category] ?? Number.NaN));

function toRow(subject: Subject): (string | number)[] {
  const { name, grades, categories } = subject;
  return [
    name,
    ...CATEGORIES.map((category) => (categories.includes(category) ? lowest(subject, category) : '')),
    sayTimes(grades.map(({ lcp }) => lcp)),
    sayTimes(grades.map(({ tbt }) => tbt)),
    Math.max(...grades.map(({ cls }) => cls)),
  ];
}

/** Each category of a page that was under 100 in some run, with what cost the points then. */
function shortfalls(subject: Subject): string[] {
  return subject.categories
    .filter((category) => lowest(subject, category) < FULL)
    .map((category) => {
      const faults = subject.grades.flatMap((grade) => grade.faults.filter((f) => f.category === category));
      const texts = [...new Set(faults.map(({ text }) => text))];
      return `${subject.name} on ${subject.device}: ${category} ${lowest(subject, category)}: ${texts.join('; ')}`;
    });
}

function printTables(subjects: Subject[], runs: number): void {
  const head = ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS'];
  for (const device of DEVICES) {
    const rows = subjects.filter((subject) => subject.device === device).map(toRow);
    console.log(`\n### Lighthouse, ${device}, ${runs} runs\n`);
    console.log(markdownTable(head, rows));
  }
  console.log(
    `\nGrades and CLS: the worst run. Times: the median, in brackets the worst. LCP target on mobile: ${LCP_TARGET} ms.`,
  );
}

await main(async () => {
  const runs = readWholeNumber('The number of runs', process.argv[2], RUNS);
  await buildIfNeeded();
  const port = await freePort();
  const { args = [], ...options } = launchOptions(await ensureBrowser());
  const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] });
  const site = await createServer({ root: DIST });
  const empty = createEmptyServer((_, answer) =>
    answer.setHeader('Content-Type', 'text/html').end(EMPTY_PAGE),
  );
  try {
    await site.listen({ host: 'localhost', port: 0 });
    const address = `http://localhost:${(site.server.address() as AddressInfo).port}`;
    await new Promise<void>((resolve) => empty.listen(0, 'localhost', resolve));
    const floor = `http://localhost:${(empty.address() as AddressInfo).port}/`;
    const subjects: Subject[] = DEVICES.flatMap((device) => [
      ...PAGES.map((path) => ({
        name: path,
        url: address + path,
        device,
        categories: CATEGORIES,
        skipAudits: path === PAGES.at(-1) ? NOT_FOUND_AUDITS : [],
        grades: [],
      })),
      { name: 'an empty page', url: floor, device, categories: [], skipAudits: [], grades: [] },
    ]);
    for (let run = 1; run <= runs; run++) {
      console.error(`Run ${run} of ${runs}…`);
      for (const subject of subjects) {
        const categories = subject.categories.length > 0 ? subject.categories : (['performance'] as const);
        subject.grades.push(await gradePage(subject.url, { ...subject, categories, port }));
      }
    }
    printTables(subjects, runs);
    const short = subjects.flatMap(shortfalls);
    if (short.length > 0) throw new PlainError(`\nUnder ${FULL}:\n  ${short.join('\n  ')}`);
  } finally {
    await browser.close();
    await site.close();
    empty.close();
  }
});
