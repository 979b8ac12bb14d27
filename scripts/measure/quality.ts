/** Runs all measurements before a release, on a quiet machine. The results replace docs/quality.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../process.ts';
import { measure as measureLayout } from './layout.ts';
import { measure as measureLighthouse } from './lighthouse.ts';
import { measure as measureMoving } from './moving.ts';
import { measure as measureSecurity } from './security.ts';
import { measure as measureSlowLine } from './slow-line.ts';
import { type Measured, type MeasureOptions, withBrowser } from './support.ts';
import { measure as measureWeight } from './weight.ts';

const RECORD = 'docs/quality.md';

const PARTS = {
  'Grades and paint times': measureLighthouse,
  Weight: measureWeight,
  'A slow line': measureSlowLine,
  'Styles and layout': measureLayout,
  'Moving between pages': measureMoving,
  'Security and dependencies': measureSecurity,
};

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;

async function describeRun(): Promise<string> {
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}`;
  const chromium = await withBrowser(async (browser) => browser.version());
  return `Measured on ${new Date().toISOString().slice(0, 10)} on a machine with ${machine}: Chromium ${chromium},
Lighthouse ${versionOf('lighthouse')}, Node ${process.versions.node}. Written by \`npm run bench quality\`, once before each release, on a quiet
machine: other work falsifies the times. The fast checks, among them html-validate ${versionOf('html-validate')}, stylelint
${versionOf('stylelint')} and axe-core ${versionOf('axe-core')}, are part of \`npm test\` or \`npm run test:release\`.`;
}

export async function measure(options: MeasureOptions): Promise<Measured> {
  const sections = [`# Quality\n\n${await describeRun()}`];
  const problems: string[] = [];
  for (const [title, part] of Object.entries(PARTS)) {
    console.error(`${title}…`);
    const measured = await part(options);
    const found = (measured.problems ?? []).map((problem) => `- Problem: ${problem}`);
    sections.push(`## ${title}`, measured.report, ...(found.length > 0 ? [found.join('\n')] : []));
    problems.push(...(measured.problems ?? []));
  }
  const report = sections.join('\n\n');
  writeFileSync(join(ROOT, RECORD), `${report}\n`);
  return { report, problems };
}
