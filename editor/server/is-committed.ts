import { gitIn } from './git.ts';

/** Whether git has a file just as it stands in a folder, so that it can be brought back. */
export async function isCommitted(folder: string, file: string): Promise<boolean> {
  const git = gitIn(folder);
  const committed = await git.ask('rev-parse', '--verify', '--quiet', `HEAD:./${file}`);
  return committed !== '' && committed === (await git.ask('hash-object', '--', file));
}
