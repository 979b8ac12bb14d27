/** Prepares a build for release: adds its commit, its folder on the server, and whether search engines may list it. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILD_NOTE, type BuildNote, type Manifest, writeManifest } from '../manifest.ts';
import { type ConfigOptions, writeServerConfig } from '../write-server-config.ts';

/** A copy of a build. The caller must remove it. */
export interface Prepared {
  folder: string;
  manifest: Manifest;
  remove(): Promise<void>;
}

/** Copies and prepares a build. @param dist absolute path of a complete build */
export async function prepare(dist: string, note: BuildNote, options: ConfigOptions): Promise<Prepared> {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await cp(dist, folder, { recursive: true, preserveTimestamps: true });
    await writeFile(join(folder, BUILD_NOTE), JSON.stringify(note));
    await writeServerConfig(folder, options);
    return { folder, manifest: await writeManifest(folder, note.build), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
