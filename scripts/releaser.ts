/** Builds and releases a checkout of the project for the editor, in child processes, and reports each line. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readTarget } from '../delivery/release/settings.ts';
import { ROOT, stopSignal } from './process.ts';

/** The target of deploy.yaml that the editor publishes to. */
const TARGET = 'public';
const SETTINGS = process.env['DEPLOY_SETTINGS'] || join(ROOT, 'deploy.yaml');

/** The public address of the site: from deploy.yaml, or else from the company file. */
export const publicAddress = (site: string): Promise<string> =>
  readTarget(SETTINGS, TARGET).then(
    ({ address }) => address,
    () => site,
  );

/** Plain words for the owner, by the label of the line that a script prints. */
const PLAIN_WORDS: Record<string, string> = {
  Upload: 'It is uploaded.',
  Switch: 'The server switches to it.',
  Check: 'Every page and file is checked.',
};

/** Describes the progress of a build or a release for the owner. Undefined for technical lines. */
export function inPlainWords(line: string): string | undefined {
  const [, number, total] = /\((\d+)\/(\d+)\)/.exec(line) ?? [];
  if (total) return `Picture ${number} of ${total} is drawn.`;
  if (line.includes('[build]')) return 'The pages are built.';
  return PLAIN_WORDS[/^(\w+):/.exec(line)?.[1] ?? ''];
}

/** A line of a stack trace. It is for the log, not for the owner. */
const isStack = (line: string) => /^\s+at /.test(line);

/**
 * Runs a script of the checkout.
 * @throws Error with all errors that the script printed, or else its last lines; `cause` has all errors, with stack traces
 */
async function runIn(folder: string, script: string, args: string[], say: (line: string) => void) {
  const { CONTENT_DIR: _, NODE_ENV: __, ...env } = process.env;
  const child = spawn(process.execPath, [join(folder, 'scripts', script), ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: stopSignal,
  });
  const output: string[] = [];
  const errors: string[] = [];
  for (const [input, lines] of [
    [child.stdout, output],
    [child.stderr, errors],
  ] as const) {
    createInterface({ input }).on('line', (line) => {
      if (!line.trim()) return;
      const report = inPlainWords(line);
      if (report) say(report);
      lines.push(line);
    });
  }
  const [code] = await once(child, 'close');
  if (code === 0) return;
  const explanation = errors.filter((line) => !isStack(line));
  const lines = explanation.length > 0 ? explanation : output.slice(-3);
  throw new Error(lines.join('\n') || `${script} failed without a message.`, { cause: errors.join('\n') });
}

const settings = existsSync(SETTINGS) ? ['--settings', SETTINGS] : [];

export const releaser = {
  async release(folder: string, say: (line: string) => void): Promise<void> {
    await runIn(folder, 'build.ts', [], say);
    await runIn(folder, 'release.ts', [TARGET, ...settings], say);
  },
  rollBack: (folder: string, say: (line: string) => void): Promise<void> =>
    runIn(folder, 'release.ts', [TARGET, '--back', ...settings], say),
};
