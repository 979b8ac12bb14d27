/** The machine that serves the site: this one, or one reached by SSH. It needs a POSIX shell, flock and rsync. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { UserError } from '../user-error.ts';
import type { MachineTarget } from './settings.ts';

/** Makes SSH fail, instead of prompting for a password or an unknown key. */
const SSH = ['-o', 'BatchMode=yes', '-o', 'ConnectTimeout=10', '-o', 'ServerAliveInterval=15'];

/** The exit code if another release holds the lock. Neither SSH nor a shell uses it. */
const LOCKED = 75;

/** A lock, which ends with the process that holds it, even if that process is killed. */
export interface Lock {
  isHeld(): boolean;
  release(): Promise<void>;
}

/** Quotes one word for the shell. */
export const quote = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;

async function execute(command: string, args: string[], input = ''): Promise<string> {
  const child = spawn(command, args, { stdio: 'pipe' });
  const output = ['', ''];
  [child.stdout, child.stderr].forEach((stream, i) => {
    stream.on('data', (data) => (output[i] += data));
  });
  child.stdin.on('error', () => {}); // the command may end before it has read all input
  child.stdin.end(input);
  const [code] = await once(child, 'close').catch((error: Error) => {
    throw new UserError(`${command} cannot be run: ${error.message}`);
  });
  if (code === 0) return output[0]!;
  throw new UserError(output[1]!.trim() || `${command} ended with ${code ?? 'a signal'}.`);
}

/**
 * A machine, and the operations of a release on it.
 * @param shell the command, with arguments, that takes a script as its last argument
 * @param upload copies the content of a local folder into a folder of the site
 */
function createHost(
  name: string,
  folder: string,
  shell: string[],
  upload: (from: string, to: string) => Promise<unknown>,
) {
  const [command = 'sh', ...args] = shell;
  const missing = `There is no folder ${name}: create it, or correct \`folder\` in deploy.yaml.`;
  const wrap = (script: string) => {
    const enter = `[ -d ${quote(folder)} ] || { echo ${quote(missing)} >&2; exit 1; }\ncd ${quote(folder)}`;
    const inFolder = `set -eu\numask 022\n${enter}\n${script}`;
    return [...args, command === 'ssh' ? `sh -c ${quote(inFolder)}` : inFolder];
  };
  return {
    name,
    upload,

    /**
     * Runs a shell script in the site’s folder, which must exist. All accounts may read the files that the script creates.
     * @throws UserError with the script’s error output
     */
    run: (script: string, input?: string) => execute(command, wrap(script), input),

    /** @throws UserError if another release holds the lock */
    async lock(): Promise<Lock> {
      // The script holds the lock until its input ends. The input ends with this process.
      const script = `exec 9>.lock\nflock -n 9 || exit ${LOCKED}\necho locked\ncat > /dev/null`;
      const child = spawn(command, wrap(script), { stdio: ['pipe', 'pipe', 'inherit'] });
      const ended = once(child, 'close');
      const [outcome] = await Promise.race([once(child.stdout, 'data'), ended]);
      if (outcome === LOCKED)
        throw new UserError(`Another release to ${name} is in progress: try again when it has finished.`);
      if (typeof outcome === 'number') throw new UserError(`${name} could not be locked.`);
      return {
        isHeld: () => child.exitCode === null && child.signalCode === null,
        async release() {
          child.stdin.end();
          await ended;
        },
      };
    },
  };
}

export type Host = ReturnType<typeof createHost>;

/** The machine of a target. Its commands run in the target’s folder. */
export function hostOf(target: MachineTarget) {
  const { folder } = target;
  if (target.kind === 'folder') {
    return createHost(folder, folder, ['sh', '-c'], (from, to) =>
      execute('rsync', ['-a', `${from}/`, `${folder}/${to}/`]),
    );
  }
  const { host } = target;
  return createHost(`${host}:${folder}`, folder, ['ssh', ...SSH, host], (from, to) =>
    // Newer versions of rsync protect arguments by default; -s does the same in older versions.
    execute('rsync', ['-az', '-s', '-e', `ssh ${SSH.join(' ')}`, `${from}/`, `${host}:${folder}/${to}/`]),
  );
}
