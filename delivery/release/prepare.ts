/** Prepares a build for release: adds its commit, its folder on the server, and whether search engines may list it. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILD_NOTE, type BuildNote, writeManifest } from '../manifest.ts';
import { type ConfigOptions, writeServerConfig } from '../write-server-config.ts';

/**
 * Copies and prepares a build.
 * @param dist absolute path of a complete build
 * @returns the folder of the copy, its manifest, and a function that removes it, which the caller must call
 */
export async function prepare(dist: string, note: BuildNote, options: ConfigOptions) {
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
