import { execFileSync } from 'node:child_process';

/** Whether git has a file just as it stands in a folder, so that it can be brought back. */
export function isCommitted(folder: string, file: string): boolean {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    return git('rev-parse', `HEAD:./${file}`) === git('hash-object', '--', file);
  } catch {
    return false;
  }
}
