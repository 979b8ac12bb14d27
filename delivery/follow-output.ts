import { cp, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OutputFile, readOutput } from './output.ts';

/** A copy of a build, which later builds do not change. */
export interface BuildCopy {
  /** The folder of the copy. */
  folder: string;
  /** Pages and files by address. */
  files: Map<string, OutputFile>;
  notFound: OutputFile[];
  /** The target of each canonical path: a page leads to itself, a redirect to its target. */
  targets: Map<string, string>;
  /** The identity of the folder that was copied, from `identityOf`. */
  identity: string | undefined;
}

/**
 * Identifies a folder, so that its replacement can be detected. The inode alone is not enough: a file system may reuse
 * the inode of a removed folder. Undefined where there is no folder.
 */
async function identityOf(root: string): Promise<string | undefined> {
  const folder = await stat(root).catch(() => undefined);
  return folder && `${folder.ino} ${folder.birthtimeMs}`;
}

/** Copies an output folder. Starts again if another build replaces the folder during the copy. */
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
 * Copies an output folder, and copies it again whenever another build has replaced it. So responses of two builds
 * never mix. The last build stays current until a new one is complete.
 * @param root absolute path of the output folder
 * @throws Error when the folder holds no built site
 */
export async function followOutput(root: string) {
  let current = await copyBuild(root);
  let previous: BuildCopy | undefined;
  let copying: Promise<void> | undefined;

  async function replace(): Promise<void> {
    const next = await copyBuild(root);
    // Responses in progress may still read the previous copy, so only the one before it is removed.
    if (previous) await rm(previous.folder, { recursive: true });
    [previous, current] = [current, next];
  }

  return {
    async current(): Promise<BuildCopy> {
      const identity = await identityOf(root);
      if (identity === undefined || identity === current.identity) return current;
      // All waiting requests share one copy operation.
      copying ??= replace()
        .catch((error) => console.error(`The server continues with the last build: ${error}`))
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
