/** What the commands share: where they run, how they start others, how they fail and stop. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's folder, with a trailing slash. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A failure whose message is for the person at the terminal: {@link main} prints it without a stack. */
export class UserError extends Error {}

/**
 * How long to stay after a signal, in milliseconds: the terminal, npm and run.mjs each pass the
 * same Ctrl-C on, and one that comes while Node.js is leaving would end it like a crash.
 */
const SETTLE = 100;
const INTERRUPTED = 130;

const stop = new AbortController();

/** Fires when a script under {@link main} is asked to end; commands under way end with it. */
export const stopSignal = stop.signal;

/**
 * Runs a command in the project's folder, on this terminal.
 * @returns its exit code, or 1 when a signal ended it
 * @throws Error when the command cannot be started, or when {@link stopSignal} has ended it
 */
export function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      signal: stopSignal,
    });
    let failure: Error | undefined;
    child.on('error', (error) => {
      failure = error;
      if (child.pid === undefined) reject(error);
    });
    child.on('exit', (code) => (failure ? reject(failure) : resolve(code ?? 1)));
  });
}

/** Runs a script of a dependency, by its path in `node_modules`, with this Node.js. */
export const runModule = (script: string, args: string[], env?: Record<string, string>) =>
  run(process.execPath, [`node_modules/${script}`, ...args], env);

/** Whether an error says all that a person has to know: one of ours, or of Node about options of the command line. */
const isForUser = (error: unknown) =>
  error instanceof UserError || String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS');

/** What the disk refuses, in a sentence: a folder that may not be written, a full disk. */
function refusalOf(error: unknown): string | undefined {
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return 'The disk is full: make room, then try again.';
  if (!path || !['EACCES', 'EPERM', 'EROFS'].includes(code ?? '')) return undefined;
  return `${path} cannot be written: give yourself the right to, or copy the project where you have it.`;
}

/** Runs a script's main function; a {@link UserError} becomes its sentence and exit code 1. */
export async function main(script: () => Promise<void>): Promise<void> {
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      stop.abort();
      setTimeout(() => {}, SETTLE);
    });
  }
  try {
    await script();
  } catch (error) {
    process.exitCode = stopSignal.aborted ? INTERRUPTED : 1;
    if (!stopSignal.aborted)
      console.error(isForUser(error) ? (error as Error).message : (refusalOf(error) ?? error));
  }
}
