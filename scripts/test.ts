/**
 * `npm test` runs the tests that must pass before each commit. `npm run test:release` runs the slow tests, which rarely
 * fail. The arguments `fast release` run both. A failed stage ends the run. The last line counts the tests.
 */
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { missingBrowsers } from '../tests/support/find-other-browsers.ts';
import { build as buildSite } from './build.ts';
import { ensureBrowser } from './find-browsers.ts';
import { main, ROOT, run, runModule, UserError } from './process.ts';

const REPORTS = join(ROOT, '.cache/reports');

/** A stage of the tests. It returns an exit code: any code except 0 is a failure. */
type Stage = () => Promise<number>;

/** Runs projects of Vitest. @param project a name, or the beginning of names followed by a star */
const vitest =
  (project: string, ...options: string[]): Stage =>
  () => {
    const report = `--outputFile.json=${join(REPORTS, `${project.replace('*', '')}.json`)}`;
    const reporters = ['--reporter=dot', '--reporter=json', report];
    return runModule('vitest/vitest.mjs', ['run', `--project=${project}`, ...options, ...reporters]);
  };

/** Runs Playwright with a configuration file. */
const playwright =
  (config: string): Stage =>
  async () =>
    runModule('@playwright/test/cli.js', ['test', '--config', config, '--reporter=list,json'], {
      CHROME_PATH: await ensureBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(REPORTS, `${config}.json`),
    });

const build: Stage = () => buildSite().then(() => 0);

/** The named stages of each tier. Stages in the same object run in parallel. Playwright builds the fixtures itself. */
const TIERS: Record<string, Record<string, Stage>[]> = {
  fast: [
    // These run in parallel, because the type check uses only one core, and so does the end of the unit tests.
    {
      'types and lint': () => run('npm', ['run', '--silent', 'lint']),
      // By default, Vitest would leave one core idle, which is half of a machine with two.
      'unit tests': vitest('unit*', '--maxWorkers=100%'),
    },
    { build },
    { servers: vitest('servers') },
    { 'browser tests': playwright('playwright.config.ts') },
  ],
  release: [{ build }, { 'slow browser tests': playwright('playwright.release.config.ts') }],
};

/** The numbers of passed, failed, skipped and flaky tests in a report. */
function count(file: string): [number, number, number, number] {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  // Vitest’s report has no statistics; Playwright’s has.
  if (!report.stats) return [report.numPassedTests, report.numFailedTests, report.numPendingTests, 0];
  const { expected, unexpected, flaky, skipped } = report.stats;
  return [expected + flaky, unexpected, skipped, flaky];
}

/** @throws UserError after the first group of stages in which one fails */
async function runTiers(names: string[]): Promise<void> {
  for (const name of names) {
    if (!TIERS[name])
      throw new UserError(
        `There are no tests called "${name}". The names are ${Object.keys(TIERS).join(' and ')}.`,
      );
  }
  for (const line of missingBrowsers()) console.log(line);
  for (const stages of names.flatMap((tier) => TIERS[tier]!)) {
    console.log(`\n▶ ${Object.keys(stages).join(', ')}`);
    const start = performance.now();
    const failed = await Promise.all(
      Object.entries(stages).map(async ([name, stage]) => {
        const code = await stage();
        console.log(`${name}: ${Math.round((performance.now() - start) / 1000)} s`);
        return code === 0 ? [] : name;
      }),
    );
    if (failed.flat().length > 0)
      throw new UserError(`\nStopped because of failures in ${failed.flat().join(' and ')}: see above.`);
  }
}

let isStarted = false;
await main({ names: Infinity }, (names) => {
  isStarted = true;
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  return runTiers(names.length > 0 ? names : ['fast']);
});
// Wrong options were refused.
if (!isStarted) process.exit();

const counts = globSync(join(REPORTS, '*.json')).map(count);
const [passed, failed, skipped, flaky] = [0, 1, 2, 3].map((i) =>
  counts.reduce((sum, each) => sum + each[i]!, 0),
);
// A stage that fails outside its tests counts as one failure.
const failures = process.exitCode && failed === 0 ? 1 : failed;
if (flaky) console.log(`\nFlaky: ${flaky} passed only at the second attempt: see above.`);
console.log(`\n${passed} passed, ${failures} failed, ${skipped} skipped`);
