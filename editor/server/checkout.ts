/** A checkout of a commit beside the folder that is worked in, which nobody edits. */
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { gitIn } from './git.ts';

/**
 * Checks a commit out.
 * @param root the repository’s folder
 * @param folder where the checkout stands, kept from one time to the next
 */
export async function checkOut(root: string, commit: string, folder: string): Promise<void> {
  if (!(await isSwitched(commit, folder))) await make(root, commit, folder);
  const modules = join(root, 'node_modules');
  if (existsSync(modules) && !existsSync(join(folder, 'node_modules')))
    symlinkSync(modules, join(folder, 'node_modules'), 'junction');
}

async function isSwitched(commit: string, folder: string): Promise<boolean> {
  if (!existsSync(join(folder, '.git'))) return false;
  const git = gitIn(folder);
  // Of a process that was stopped in the middle.
  await git.ask('rebase', '--quit');
  return git.run('checkout', '--quiet', '--force', '--detach', commit).then(
    () => true,
    // It names the repository by its path, which is another when the project’s folder was moved.
    () => false,
  );
}

async function make(root: string, commit: string, folder: string): Promise<void> {
  const git = gitIn(root);
  rmSync(folder, { recursive: true, force: true });
  await git.run('worktree', 'prune');
  await git.run('worktree', 'add', '--quiet', '--force', '--detach', folder, commit);
}
