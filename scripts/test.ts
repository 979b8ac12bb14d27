/**
 * `npm test`: types, lint, unit tests, build, then every page in a real browser on the real
 * server. It stops at the first stage that fails; the last line counts the tests that ran.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded } from './build.ts';
import { ensureBrowser } from './find-browser.ts';
import { missingEngines } from './find-engine.ts';
import { lint, stage } from './lint.ts';
import { main, ROOT, runModule } from './process.ts';

const REPORTS = join(ROOT, '.cache/reports');
const UNIT_REPORT = join(REPORTS, 'unit.json');
const SERVERS_REPORT = join(REPORTS, 'servers.json');
const SECOND_REPORT = join(REPORTS, 'second-company.json');
const BROWSER_REPORT = join(REPORTS, 'browser.json');

/** What must hold whatever is written in the content, and however it looks. */
const ON_ANY_COMPANY = [
  'about',
  'accessibility/contrast',
  'accessibility/engines',
  'accessibility/keyboard',
  'accessibility/modes',
  'accessibility/names',
  'accessibility/targets',
  'colours',
  'home',
  'large-text',
  'late-fonts',
  'layout',
  'not-found',
  'operations',
  'partners',
  'pictures',
  'reading',
].map((name) => `tests/${name}.spec.ts`);

/** Without the projects that wait for others. */
const IN_CHROMIUM = ['--project=desktop', '--project=phone'];

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const NONE: Count = { passed: 0, failed: 0, skipped: 0 };

function readReport<T>(file: string, count: (report: T) => Count): Count {
  return existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : NONE;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

function countTests(): Count {
  const [unit, servers] = [UNIT_REPORT, SERVERS_REPORT].map((file) =>
    readReport(file, (report: VitestReport) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
    })),
  ) as [Count, Count];
  const [second, browser] = [SECOND_REPORT, BROWSER_REPORT].map((file) =>
    readReport(file, ({ stats }: PlaywrightReport) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    })),
  ) as [Count, Count];
  const sum = (what: keyof Count) => unit[what] + servers[what] + second[what] + browser[what];
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

const runVitest = (report: string, project: string) =>
  runModule('vitest/vitest.mjs', [
    'run',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);

async function testEverything(): Promise<void> {
  await lint();
  await stage('unit tests', () => runVitest(UNIT_REPORT, '--project=unit'));
  const browser = await ensureBrowser();
  await stage('browser tests on a second company', () =>
    runModule(
      '@playwright/test/cli.js',
      ['test', '--reporter=list,json', ...ON_ANY_COMPANY, ...IN_CHROMIUM],
      {
        CHROME_PATH: browser,
        CONTENT_DIR: 'tests/fixtures/second-company',
        PLAYWRIGHT_JSON_OUTPUT_FILE: SECOND_REPORT,
      },
    ),
  );
  await stage('build', () => buildIfNeeded().then(() => 0));
  await stage('servers', () => runVitest(SERVERS_REPORT, '--project=servers*'));
  for (const line of missingEngines()) console.log(line);
  await stage(`browser tests in ${browser}`, () =>
    runModule('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
      CHROME_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT,
    }),
  );
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
await main(testEverything);

const { passed, failed, skipped } = countTests();
// A stage that fails before or beside its tests counts as one failure.
const failures = process.exitCode && failed === 0 ? 1 : failed;
console.log(`\n${passed} passed, ${failures} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
