import { cp, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OutputFile, readOutput } from './output.ts';

/** A build, in a copy that no other build changes. */
export interface BuildCopy {
  /** The copy. */
  folder: string;
  /** Pages and files by address. */
  files: Map<string, OutputFile>;
  notFound: OutputFile[];
  /** Where each canonical path leads: that of a page to itself, that of a redirect to its target. */
  targets: Map<string, string>;
  /** Of the folder that was copied, by `identityOf`. */
  identity: string | undefined;
}

/**
 * Identifies a folder, so that another one in its place is noticed. Its inode alone does not: a disk gives that of a
 * removed folder to the next one. Undefined where there is no folder.
 */
async function identityOf(root: string): Promise<string | undefined> {
  const folder = await stat(root).catch(() => undefined);
  return folder && `${folder.ino} ${folder.birthtimeMs}`;
}

/** Copies an output folder, and the one that takes its place meanwhile: another build may end at any time. */
async function copyBuild(root: string): Promise<BuildCopy> {
  const identity = await identityOf(root);
  const folder = await mkdtemp(join(tmpdir(), 'preview-'));
  const copying = readOutput(root).then(async (output) => {
    await cp(root, folder, { recursive: true, dereference: true, preserveTimestamps: true });
    return output;
  });
  const failure: unknown = await copying.then(
    () => undefined,
    (error) => error,
  );
  const isReplaced = (await identityOf(root)) !== identity;
  if (failure || isReplaced) await rm(folder, { recursive: true });
  if (isReplaced) return copyBuild(root);
  const { pages, ownPages, notFound, files, redirects } = await copying;
  return {
    folder,
    files: new Map([...files, ...ownPages, ...pages].map((file) => [file.address, file])),
    notFound,
    targets: new Map([
      ...pages.map(({ address }) => [address, address] as const),
      ...redirects.map(({ from, to }) => [from, to] as const),
    ]),
    identity,
  };
}

/**
 * Copies an output folder, and again whenever another one has taken its place: then responses of one
 * build never mix with another's. Until a new build is complete, the last one stays current.
 * @param root absolute path of the output folder
 * @throws Error when the folder holds no built site
 */
export async function followOutput(root: string) {
  let current = await copyBuild(root);
  let previous: BuildCopy | undefined;
  let copying: Promise<void> | undefined;

  async function replace(): Promise<void> {
    const next = await copyBuild(root);
    // The copy before may still be read by responses under way.
    if (previous) await rm(previous.folder, { recursive: true });
    [previous, current] = [current, next];
  }

  return {
    async current(): Promise<BuildCopy> {
      const identity = await identityOf(root);
      if (identity === undefined || identity === current.identity) return current;
      // Once for all requests that wait.
      copying ??= replace()
        .catch((error) => console.error(`The last build is served on: ${error}`))
        .finally(() => {
          copying = undefined;
        });
      await copying;
      return current;
    },

    /** Removes the copies. */
    async close(): Promise<void> {
      for (const copy of [previous, current]) if (copy) await rm(copy.folder, { recursive: true });
    },
  };
}
