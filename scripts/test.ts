/**
 * `npm test`: what must hold before each commit. `npm run test:release`: what is slow and rarely fails. Given both names,
 * `fast release`, it runs both. It stops at the first stage that fails; the last line counts the tests that ran.
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

/** Runs a project of Vitest. */
const vitest =
  (project: string): Stage =>
  () => {
    const report = `--outputFile.json=${join(REPORTS, `${project}.json`)}`;
    const reporters = ['--reporter=dot', '--reporter=json', report];
    return runModule('vitest/vitest.mjs', ['run', `--project=${project}`, ...reporters]);
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

const TIERS = {
  fast: [
    ['types and lint', () => run('npm', ['run', '--silent', 'lint'])],
    ['unit tests', vitest('unit')],
    ['build', build()],
    ['servers', vitest('servers')],
    ['browser tests', playwright('playwright.config.ts')],
  ],
  release: [
    ['build', build()],
    ['servers under load and faults', vitest('servers-release')],
    ['slow browser tests', playwright('playwright.release.config.ts')],
  ],
} satisfies Record<string, [name: string, stage: Stage][]>;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Passed, failed and skipped tests of a report. */
function count(file: string): [number, number, number] {
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  if (!('stats' in report)) return [report.numPassedTests, report.numFailedTests, report.numPendingTests];
  const { expected, unexpected, flaky, skipped } = report.stats;
  return [expected, unexpected + flaky, skipped];
}

/** @throws UserError at the first stage that fails */
async function runTiers(names: string[]): Promise<void> {
  for (const name of names) {
    if (!(name in TIERS))
      throw new UserError(`There are no tests called "${name}", only ${Object.keys(TIERS).join(' and ')}.`);
  }
  for (const line of missingBrowsers()) console.log(line);
  for (const [name, stage] of names.flatMap((tier) => TIERS[tier as keyof typeof TIERS])) {
    console.log(`\n▶ ${name}`);
    const start = performance.now();
    const code = await stage();
    console.log(`${name}: ${Math.round((performance.now() - start) / 1000)} s`);
    if (code !== 0) throw new UserError(`\nStopped: ${name} failed, see above.`);
  }
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const { positionals } = parseArgs({ allowPositionals: true });
await main(() => runTiers(positionals.length > 0 ? positionals : ['fast']));

const counts = globSync(join(REPORTS, '*.json')).map(count);
const [passed, failed, skipped] = [0, 1, 2].map((i) => counts.reduce((sum, each) => sum + each[i]!, 0));
// A stage that fails before or beside its tests counts as one failure.
const failures = process.exitCode && failed === 0 ? 1 : failed;
console.log(`\n${passed} passed, ${failures} failed, ${skipped} skipped`);
