/**
 * `npm run audit`: the slow audits together, on a quiet machine, once before a release. Their figures are printed and
 * take the place of docs/quality.md. `npm run audit -- 3` lets Lighthouse run three times instead of five. The exit
 * code is 1 when one of them finds something.
 */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { buildIfNeeded } from './build.ts';
import { ensureBrowser, launchOptions } from './find-browser.ts';
import { main, PlainError, ROOT, stopSignal } from './process.ts';

const RECORD = join(ROOT, 'docs/quality.md');

interface Part {
  title: string;
  script: string;
  /** Set where the script prints Markdown; the others’ tables are kept as they stand on the terminal. */
  isMarkdown?: true;
  args?: string[];
}

const PARTS: Part[] = [
  {
    title: 'Grades and paint times',
    script: 'scripts/lighthouse.ts',
    isMarkdown: true,
    args: process.argv.slice(2),
  },
  { title: 'Weight, and a slow line', script: 'scripts/bench.ts' },
  { title: 'Security and dependencies', script: 'scripts/audit-security.ts' },
];

/** Runs a script of ours and keeps what it prints while it prints it. */
function runAndKeep({ script, args = [] }: Part): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
      signal: stopSignal,
    });
    let output = '';
    let problems = '';
    child.stdout.on('data', (text: Buffer) => {
      output += text;
      process.stdout.write(text);
    });
    child.stderr.on('data', (text: Buffer) => {
      problems += text;
      process.stderr.write(text);
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      const isClean = code === 0;
      resolve({ code: code ?? 1, output: isClean ? output : `${output}\n${problems}` });
    });
  });
}

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;

async function browserVersion(): Promise<string> {
  const browser = await chromium.launch(launchOptions(await ensureBrowser()));
  const version = browser.version();
  await browser.close();
  return version;
}

async function describeRun(): Promise<string> {
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}`;
  return `Measured on ${new Date().toISOString().slice(0, 10)} on a machine with ${machine}: Chromium ${await browserVersion()},
Lighthouse ${versionOf('lighthouse')}, Node ${process.versions.node}. Written by \`npm run audit\`, once before each release, on a quiet machine:
other work falsifies the times. The fast checks, among them the Nu HTML Checker ${versionOf('vnu-jar')}, html-validate
${versionOf('html-validate')}, stylelint ${versionOf('stylelint')} and axe-core ${versionOf('axe-core')}, are part of \`npm test\`.`;
}

await main(async () => {
  // Once, so that no part prints how it was built.
  await buildIfNeeded();
  const sections = [`# Quality\n\n${await describeRun()}`];
  const failed: string[] = [];
  for (const part of PARTS) {
    console.log(`\n## ${part.title}\n`);
    const { code, output } = await runAndKeep(part);
    if (code !== 0) failed.push(part.title);
    const text = output.replace(/^The site is built already.*\n/m, '').trim();
    sections.push(`## ${part.title}\n\n${part.isMarkdown ? text : `\`\`\`text\n${text}\n\`\`\``}`);
  }
  writeFileSync(RECORD, `${sections.join('\n\n')}\n`);
  console.log('\nThe figures stand in docs/quality.md.');
  if (failed.length > 0) throw new PlainError(`Look at: ${failed.join(', ')}.`);
});
