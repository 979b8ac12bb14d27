import { cpSync, existsSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fingerprint, mirror, replace } from './folders.ts';

export interface PictureFolders {
  /** The content as edited, and as it was taken over. */
  copy: string;
  base: string;
  /** Pictures that were replaced, by their version. */
  versions: string;
  /** Pictures whose description was removed. */
  removed: string;
}

/** The picture files of a working copy: what goes can be brought back. */
export function openPictureFiles({ copy, base, versions, removed }: PictureFolders) {
  /** Tells versions of a picture apart. */
  const version = (file: string) => fingerprint(copy, file);

  /** Keeps a picture as it is, for undoing what takes its place. */
  function keep(file: string) {
    const path = join(copy, file);
    if (existsSync(path)) cpSync(path, join(versions, version(file)!), { preserveTimestamps: true });
  }

  return {
    version,

    /** Writes a picture; the one before can be restored. */
    put(file: string, bytes: Buffer) {
      keep(file);
      replace(join(copy, file), bytes);
    },

    /** Makes a picture what it was in an earlier version, if that is still known. */
    restore(file: string, earlier: string) {
      const kept = join(versions, basename(earlier));
      if (earlier === version(file) || !existsSync(kept)) return;
      keep(file);
      cpSync(kept, join(copy, file), { preserveTimestamps: true });
    },

    /** Pictures come and go with their descriptions, so that undoing the one undoes the other. */
    follow(before: object, after: object) {
      const isThere = (name: string) => existsSync(join(copy, 'pictures', name));
      for (const name of namesIn(before).filter((name) => !Object.hasOwn(after, name))) {
        const file = `pictures/${name}`;
        mirror(copy, removed, file);
        rmSync(join(copy, file), { force: true });
      }
      for (const name of namesIn(after).filter((name) => !isThere(name))) {
        const file = `pictures/${name}`;
        const from = [removed, base].find((folder) => existsSync(join(folder, file)));
        if (from) mirror(from, copy, file);
      }
    },
  };
}

/** The names of pictures in a list; a path is none. */
const namesIn = (list: object) => Object.keys(list).filter((name) => !/[/\\]/.test(name));
