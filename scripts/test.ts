/**
 * `npm test`: what must hold before each commit. `npm run test:release`: what is slow and rarely fails. Given both names,
 * `fast release`, it runs both. It stops where a stage fails; the last line counts the tests that ran.
 */
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BuildOptions, buildIfNeeded } from './build.ts';
import { ensureBrowser, missingBrowsers } from './find-browsers.ts';
import { main, ROOT, run, runModule, UserError } from './process.ts';

const REPORTS = join(ROOT, '.cache/reports');

/** What a stage runs; it fails when the code is not 0. */
type Stage = () => Promise<number>;

/** Runs projects of Vitest: a name, or the beginning of names with a star. */
const vitest =
  (project: string, ...options: string[]): Stage =>
  () => {
    const report = `--outputFile.json=${join(REPORTS, `${project.replace('*', '')}.json`)}`;
    const reporters = ['--reporter=dot', '--reporter=json', report];
    return runModule('vitest/vitest.mjs', ['run', `--project=${project}`, ...options, ...reporters]);
  };

/** Runs a configuration of Playwright. */
const playwright =
  (config: string): Stage =>
  async () =>
    runModule('@playwright/test/cli.js', ['test', '--config', config, '--reporter=list,json'], {
      CHROME_PATH: await ensureBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(REPORTS, `${config}.json`),
    });

const build =
  (options?: BuildOptions): Stage =>
  () =>
    buildIfNeeded(options).then(() => 0);

/** Builds the site of a company in `tests/fixtures/`. */
const buildFixture = (name: string) =>
  build({
    outDir: join(ROOT, '.cache/test', name),
    env: { CONTENT_DIR: join(ROOT, 'tests/fixtures', name) },
  });

/** The stages of a tier by their names. Those that stand together run beside each other. */
const TIERS: Record<string, Record<string, Stage>[]> = {
  fast: [
    // Types take one core, and so would unit tests at their end.
    {
      'types and lint': () => run('npm', ['run', '--silent', 'lint']),
      // By itself Vitest would leave one core idle, which is half of two.
      'unit tests': vitest('unit*', '--maxWorkers=100%'),
    },
    // Builds one after the other: Astro keeps what it remembers of the content in one place.
    { build: build() },
    { 'build of the fixture company': buildFixture('company'), servers: vitest('servers') },
    { 'browser tests': playwright('playwright.config.ts') },
  ],
  release: [
    { build: build() },
    { 'build of the second company': buildFixture('second-company') },
    { 'servers under load and faults': vitest('servers-release') },
    { 'slow browser tests': playwright('playwright.release.config.ts') },
  ],
};

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Passed, failed and skipped tests of a report, and those that passed at their second try. */
function count(file: string): [number, number, number, number] {
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  if (!('stats' in report)) return [report.numPassedTests, report.numFailedTests, report.numPendingTests, 0];
  const { expected, unexpected, flaky, skipped } = report.stats;
  return [expected + flaky, unexpected, skipped, flaky];
}

/** @throws UserError after the first stages of which one fails */
async function runTiers(names: string[]): Promise<void> {
  for (const name of names) {
    if (!TIERS[name])
      throw new UserError(`There are no tests called "${name}", only ${Object.keys(TIERS).join(' and ')}.`);
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
      throw new UserError(`\nStopped: ${failed.flat().join(' and ')} failed, see above.`);
  }
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const { positionals } = parseArgs({ allowPositionals: true });
await main(() => runTiers(positionals.length > 0 ? positionals : ['fast']));

const counts = globSync(join(REPORTS, '*.json')).map(count);
const [passed, failed, skipped, flaky] = [0, 1, 2, 3].map((i) =>
  counts.reduce((sum, each) => sum + each[i]!, 0),
);
// A stage that fails before or beside its tests counts as one failure.
const failures = process.exitCode && failed === 0 ? 1 : failed;
if (flaky) console.log(`\nFlaky: ${flaky} passed only at a second try, see above.`);
console.log(`\n${passed} passed, ${failures} failed, ${skipped} skipped`);
