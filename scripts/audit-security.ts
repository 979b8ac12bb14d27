/**
 * `npm run audit:security`: what independent tools say of the site's defences and dependencies.
 * The exit code is 1 when one of them finds something that is not explained here.
 */

import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { copyOutput, startSecureCaddy } from '../delivery/local-servers.ts';
import { readOutput } from '../delivery/output.ts';
import { buildIfNeeded, DIST } from './build.ts';
import { main, PlainError, ROOT } from './process.ts';

const execute = promisify(execFile);

/** Where tools and reports of this script are kept. */
const WORK = join(ROOT, '.cache/audit');

/** Not a dependency of ours: installing it runs scripts that download lists of other sites. */
const OBSERVATORY = '@mdn/mdn-http-observatory@1.4.8';

/**
 * What may stay. `'self'` for scripts is a risk for sites that publish uploads, JSONP or AngularJS;
 * ours publishes none, and browsers do not let inline code that is allowed by hash import a file otherwise.
 */
const EXPLAINED = ["script-src 'self'"];

/** What visitors' browsers receive, besides our own code; the rest only builds, tests or serves. */
const SHIPPED = [
  'react',
  'react-dom',
  'scheduler',
  'yet-another-react-lightbox',
  '@fontsource-variable/besley',
  '@fontsource-variable/libre-franklin',
  'workbox-core',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'idb',
];
const COPYLEFT = /\b(A?GPL|LGPL|MPL|EPL|CDDL|EUPL|CC-BY-SA)/;

const problems: string[] = [];

async function evaluatePolicy(): Promise<void> {
  const { pages } = await readOutput(DIST);
  const policy = pages.find(({ address }) => address === '/')!.contentSecurityPolicy;
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  console.log(
    `\n▶ Content-Security-Policy of the home page, ${policy.length} characters, by Google's csp_evaluator`,
  );
  for (const { directive, value = '', description, severity } of findings) {
    const isExplained = EXPLAINED.includes(`${directive} ${value}`);
    console.log(
      `  ${directive} ${value}: ${description} (severity ${severity}, ${isExplained ? 'explained' : 'open'})`,
    );
    if (!isExplained) problems.push(`csp_evaluator: ${directive} ${value}`);
  }
  if (findings.length === 0) console.log('  no finding');
}

/** Runs inside the Observatory's folder, because only there are its modules found. */
const SCAN = `
import { retrieve } from './src/retriever/retriever.js';
import { ALL_TESTS } from './src/constants.js';
import { getGradeForScore, getScoreModifier } from './src/grader/grader.js';
const [httpPort, httpsPort] = process.argv.slice(2).map(Number);
const answers = await retrieve('localhost', { httpPort, httpsPort });
const tests = ALL_TESTS.map((test) => {
  const { result, pass } = test(answers);
  return { name: test.name.replace(/Test$/, ''), result, pass, points: getScoreModifier(result) };
});
const base = 100 + tests.reduce((sum, { points }) => sum + Math.min(points, 0), 0);
const score = base < 90 ? base : base + tests.reduce((sum, { points }) => sum + Math.max(points, 0), 0);
console.log(JSON.stringify({ tests, score, grade: getGradeForScore(score).grade }));
`;

interface Scan {
  tests: { name: string; result: string; pass: boolean; points: number }[];
  score: number;
  grade: string;
}

async function observe(): Promise<void> {
  console.log('\n▶ MDN HTTP Observatory, against Caddy with HTTPS');
  const install = [
    'install',
    '--prefix',
    WORK,
    '--ignore-scripts',
    '--no-save',
    '--loglevel=error',
    OBSERVATORY,
  ];
  await execute('npm', install, { cwd: WORK });
  const folder = join(WORK, 'node_modules/@mdn/mdn-http-observatory');
  // The list of sites that browsers know to be HTTPS only: ours is not on it yet.
  writeFileSync(join(folder, 'conf/hsts-preload.json'), '{}');
  writeFileSync(join(folder, 'scan-local.mjs'), SCAN);
  const copy = copyOutput();
  const caddy = await startSecureCaddy(copy.root);
  try {
    const ports = [caddy.port, caddy.securePort].map(String);
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: caddy.certificate };
    const { stdout } = await execute(process.execPath, ['scan-local.mjs', ...ports], { cwd: folder, env });
    const { tests, score, grade } = JSON.parse(stdout.slice(stdout.indexOf('{"tests"'))) as Scan;
    for (const { name, result, points } of tests) console.log(`  ${name}: ${result} (${points})`);
    console.log(`  grade ${grade}, score ${score}`);
    for (const { name, result, pass } of tests) if (!pass) problems.push(`Observatory: ${name}: ${result}`);
  } finally {
    await caddy.stop();
    copy.remove();
  }
}

interface Lock {
  packages: Record<string, { license?: string; dev?: boolean }>;
}

function listLicences(): void {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const counts: Record<string, number> = {};
  console.log('\n▶ Licences of all dependencies');
  for (const [path, { license = 'unknown' }] of Object.entries(packages)) {
    if (path === '') continue;
    counts[license] = (counts[license] ?? 0) + 1;
    const isShipped = SHIPPED.includes(nameOf(path));
    if (COPYLEFT.test(license))
      console.log(`  ${nameOf(path)}: ${license}${isShipped ? '' : ', not shipped'}`);
    if (isShipped && (COPYLEFT.test(license) || license === 'unknown')) {
      problems.push(`licence of ${nameOf(path)}: ${license}`);
    }
  }
  console.log(
    `  ${Object.entries(counts)
      .map(([name, count]) => `${count} × ${name}`)
      .join(', ')}`,
  );
}

async function askRegistry(): Promise<void> {
  console.log('\n▶ npm audit');
  const { stdout } = await execute('npm', ['audit', '--json'], { cwd: ROOT }).catch((error) => error);
  const { statusCode = 'nothing', metadata } = JSON.parse(stdout || '{}');
  const found = metadata?.vulnerabilities;
  if (!found) throw new Error(`the registry answered ${statusCode}`);
  console.log(`  ${JSON.stringify(found)}`);
  if (found.high + found.critical > 0) problems.push('npm audit: high or critical');
}

/** Of what makes and serves the site: with the tools npm refuses it, because a part of Lighthouse asks for `latest`. */
async function writeBillOfMaterials(): Promise<void> {
  console.log('\n▶ Software bill of materials (CycloneDX)');
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev'];
  const { stdout } = await execute('npm', args, { cwd: ROOT, maxBuffer: 2 ** 26 });
  const file = join(WORK, 'sbom.json');
  writeFileSync(file, stdout);
  console.log(`  ${JSON.parse(stdout).components.length} components, in .cache/audit/sbom.json`);
}

/** Runs a part. Where it cannot run, says why in a line, so that the others may go on, and gives `false`. */
async function attempt(part: () => void | Promise<void>): Promise<boolean> {
  try {
    await part();
    return true;
  } catch (error) {
    console.log(`  not run: ${String(error).split('\n')[0]}`);
    return false;
  }
}

await main(async () => {
  await buildIfNeeded();
  mkdirSync(WORK, { recursive: true });
  let notRun = 0;
  for (const part of [evaluatePolicy, observe, listLicences, askRegistry, writeBillOfMaterials]) {
    if (!(await attempt(part))) notRun++;
  }
  if (problems.length > 0) throw new PlainError(`\nTo look at:\n  ${problems.join('\n  ')}`);
  console.log(
    notRun === 0 ? '\nNothing is open.' : `\nNothing was found; parts that could not run: ${notRun}.`,
  );
});
