import { stat } from 'node:fs/promises';
import { readOutput } from './output.ts';

/** Reads what a server needs to know of an output folder. */
async function readSite(root: string) {
  const { pages, ownPages, notFound, files, redirects } = await readOutput(root);
  return {
    /** Pages and files by address. */
    files: new Map([...files, ...ownPages, ...pages].map((file) => [file.address, file])),
    notFound,
    /** The target of each canonical path: a page leads to itself, a redirect to its target. */
    targets: new Map([
      ...pages.map(({ address }) => [address, address] as const),
      ...redirects.map(({ from, to }) => [from, to] as const),
    ]),
  };
}
export type Site = Awaited<ReturnType<typeof readSite>>;

/**
 * Identifies a folder, so that its replacement can be detected. The inode alone is not enough: a file system may reuse
 * the inode of a removed folder. Undefined where there is no folder.
 */
async function identityOf(root: string): Promise<string | undefined> {
  const folder = await stat(root).catch(() => undefined);
  return folder && `${folder.ino} ${folder.birthtimeMs}`;
}

/**
 * Reads an output folder, and reads it again whenever another build has replaced it. So `npm start` need not be
 * restarted after a build.
 * @param root absolute path of the output folder
 * @returns a function that returns the current site, and throws an Error when the folder holds no built site
 */
export function followOutput(root: string): () => Promise<Site> {
  let current: { identity: string | undefined; site: Promise<Site> } | undefined;
  return async () => {
    const identity = await identityOf(root);
    if (!current || identity !== current.identity) {
      const site = readSite(root);
      current = { identity, site };
      // The same folder may hold a site later.
      site.catch(() => {
        current = undefined;
      });
    }
    return current.site;
  };
}
