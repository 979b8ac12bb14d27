import { execFileSync } from 'node:child_process';

/**
 * The date of each file’s last change below a folder, by its path there, from git. A file is left out where
 * git cannot tell: outside of a repository, in a clone without its history, changed since the last commit.
 */
export function lastModifiedBelow(folder: string): Map<string, Date> {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'core.quotePath=false', ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 30,
    });
  const changes = new Map<string, Date>();
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return changes;
    // Newest first: `@` and a date, then the files of that commit.
    let date = new Date(0);
    for (const line of git('log', '--format=@%cI', '--name-only', '--relative', '--', '.').split('\n')) {
      if (line.startsWith('@')) date = new Date(line.slice(1));
      else if (line !== '' && !changes.has(line)) changes.set(line, date);
    }
    for (const file of git('diff', '--name-only', '--relative', 'HEAD', '--', '.').split('\n')) {
      changes.delete(file);
    }
  } catch {
    // No git, or no repository.
  }
  return changes;
}
