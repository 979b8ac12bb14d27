/**
 * `npm test`: a build; lint, unit tests and servers; and the browser tests. `npm test -- all` also runs the slow browser
 * tests, `npm test -- content` only what a change of content can break. A failed stage ends the run. The last line counts the
 * tests.
 */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, OTHER_BROWSERS } from './find-browsers.ts';
import { build, main, ROOT, run, runModule, UserError } from './process.ts';

const REPORTS = join(ROOT, '.cache/reports');

/** The tests that a change of content can break: those of the owner’s site, and of the profiles in its folder. */
const CONTENT_TESTS = ['content.spec.ts', 'company-profile.spec.ts', '--grep=content'];

/** By default, Vitest would leave one core idle, which is half of a machine with two. */
const vitest = () =>
  runModule('vitest/vitest.mjs', [
    'run',
    '--maxWorkers=100%',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${join(REPORTS, 'vitest.json')}`,
  ]);

async function playwright(selection: string[], env: Record<string, string> = {}): Promise<number> {
  for (const { name } of OTHER_BROWSERS.filter(({ isInstalled }) => !isInstalled))
    console.log(
      `Skipped: tests/browsers/ in ${name}. To install it: npx playwright install --with-deps ${name}`,
    );
  await ensureBrowser();
  const report = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(REPORTS, 'playwright.json') };
  return runModule('@playwright/test/cli.js', ['test', '--reporter=list,json', ...selection], {
    ...report,
    ...env,
  });
}

/** Waits for commands side by side. @throws UserError if one fails */
async function stage(name: string, ...commands: Promise<number>[]): Promise<void> {
  console.log(`\n▶ ${name}`);
  const codes = await Promise.all(commands);
  if (codes.some((code) => code !== 0))
    throw new UserError(`\nStopped because of failures in ${name}: see above.`);
}

/** Passed, failed and skipped tests in a report of Vitest or Playwright. */
function count(file: string): [number, number, number] {
  const { stats, ...report } = JSON.parse(readFileSync(file, 'utf8'));
  return stats
    ? [stats.expected + stats.flaky, stats.unexpected, stats.skipped]
    : [report.numPassedTests, report.numFailedTests, report.numPendingTests];
}

process.on('exit', (code) => {
  const counts = globSync(join(REPORTS, '*.json')).map(count);
  const [passed, failed, skipped] = [0, 1, 2].map((i) => counts.reduce((sum, each) => sum + each[i]!, 0));
  // A stage that fails outside its tests counts as one failure.
  console.log(`\n${passed} passed, ${failed || code} failed, ${skipped} skipped`);
});
await main(async () => {
  rmSync(REPORTS, { recursive: true, force: true });
  await build();
  if (process.argv.includes('content'))
    return stage('the site with its content', playwright(CONTENT_TESTS, { ONLY_SITE: 'content' }));
  // The type check uses only one core, and tests of servers mostly wait.
  await stage('lint, unit tests and servers', run('npm', ['run', '--silent', 'lint']), vitest());
  await stage('browser tests', playwright(process.argv.includes('all') ? [] : ['--grep-invert=@slow|slow/']));
});
