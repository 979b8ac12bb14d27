/** Checks out commits in a separate folder, which nobody edits. */
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { gitIn } from './git.ts';

/**
 * Checks a commit out.
 * @param root the repository’s folder
 * @param folder the folder of the checkout, reused each time
 */
export async function checkOut(root: string, commit: string, folder: string): Promise<void> {
  if (!(await trySwitch(commit, folder))) await create(root, commit, folder);
  const modules = join(root, 'node_modules');
  if (existsSync(modules) && !existsSync(join(folder, 'node_modules')))
    symlinkSync(modules, join(folder, 'node_modules'), 'junction');
}

/** Switches an existing checkout to a commit. @returns whether that was possible */
async function trySwitch(commit: string, folder: string): Promise<boolean> {
  if (!existsSync(join(folder, '.git'))) return false;
  const git = gitIn(folder);
  // A stopped process may have left a rebase.
  await git.tryRun('rebase', '--quit');
  return git.run('checkout', '--quiet', '--force', '--detach', commit).then(
    () => true,
    // It refers to the repository by an absolute path, which changes when the project’s folder is moved.
    () => false,
  );
}

/** Creates the checkout. */
async function create(root: string, commit: string, folder: string): Promise<void> {
  const git = gitIn(root);
  rmSync(folder, { recursive: true, force: true });
  await git.run('worktree', 'prune');
  await git.run('worktree', 'add', '--quiet', '--force', '--detach', folder, commit);
}
