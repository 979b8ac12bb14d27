/** Functions that all commands share: the project folder, child processes, errors and signals. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The project's folder, with a trailing slash. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** An error whose message is for the user: commands print it without a stack trace. */
export class UserError extends Error {}

/**
 * The time to keep running after a signal, in milliseconds. The terminal and npm each forward the same
 * Ctrl-C, and a signal that arrives while Node.js exits would end it like a crash.
 */
const SETTLE = 100;
const INTERRUPTED = 130;

const stop = new AbortController();

/** Fires when a script under {@link main} receives a signal to stop; then running commands stop too. */
export const stopSignal = stop.signal;

/**
 * Runs a command in the project's folder, with this terminal.
 * @returns its exit code, or 1 if a signal ended it
 * @throws Error if the command cannot be started, or {@link stopSignal} has ended it
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

/** Runs a script of a dependency with this Node.js. @param script its path in `node_modules` */
export const runModule = (script: string, args: string[], env?: Record<string, string>) =>
  run(process.execPath, [`node_modules/${script}`, ...args], env);

/** The message of an error that is for the user: a {@link UserError}, or Node’s error about command line options. */
function messageForUser(error: unknown): string | undefined {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof UserError) return message;
  // Further sentences advise how to write names that begin with a dash.
  return code?.startsWith('ERR_PARSE_ARGS') ? message.replace(/\.\s[\s\S]*|$/, '.') : undefined;
}

/** Explains an error of the disk in one sentence: missing permissions or a full disk. */
function diskProblem(error: unknown): string | undefined {
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return 'The disk is full: make room, then try again.';
  if (!path || !['EACCES', 'EPERM', 'EROFS'].includes(code ?? '')) return undefined;
  return `${path} cannot be written: change its permissions, or copy the project to a folder of yours.`;
}

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Known extends Options> = ReturnType<typeof parseArgs<{ options: Known }>>['values'];

/** What may follow a command: by default nothing. */
interface Accepted<Known extends Options> {
  /** The greatest number of names, for example of files. */
  names?: number;
  options?: Known;
}

/**
 * Runs a command: its main function gets the names and options that follow it. For a {@link UserError}, prints its message
 * and sets exit code 1.
 */
export async function main<Known extends Options>(
  { names = 0, options }: Accepted<Known>,
  script: (names: string[], options: Values<Known>) => Promise<void>,
): Promise<void> {
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      stop.abort();
      setTimeout(() => {}, SETTLE);
    });
  }
  try {
    const { positionals, values } = parseArgs({ options: options!, allowPositionals: true });
    if (positionals.length > names) throw new UserError(`Unexpected argument '${positionals[names]}'.`);
    await script(positionals, values);
  } catch (error) {
    process.exitCode = stopSignal.aborted ? INTERRUPTED : 1;
    if (!stopSignal.aborted) console.error(messageForUser(error) ?? diskProblem(error) ?? error);
  }
}
