/** Runs all measurements before a release, on a quiet machine. The results replace docs/quality.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../process.ts';
import { type Measured, type MeasureOptions, withBrowser } from './support.ts';

const RECORD = 'docs/quality.md';

/** The titles of the measurements in this folder. */
const PARTS = {
  lighthouse: 'Grades and paint times',
  weight: 'Weight',
  layout: 'Styles and layout',
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
  for (const [name, title] of Object.entries(PARTS)) {
    console.error(`${title}…`);
    const part = await import(`./${name}.ts`);
    const measured: Measured = await part.measure(options);
    const found = (measured.problems ?? []).map((problem) => `- Problem: ${problem}`);
    sections.push(`## ${title}`, measured.report, ...(found.length > 0 ? [found.join('\n')] : []));
    problems.push(...(measured.problems ?? []));
  }
  const report = sections.join('\n\n');
  writeFileSync(join(ROOT, RECORD), `${report}\n`);
  return { report, problems };
}
