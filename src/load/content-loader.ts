import { readFile } from 'node:fs/promises';
import { join, matchesGlob, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { contentFolder, filesMatching } from '../schema/folders.ts';
import { parseYaml } from '../schema/yaml.ts';

/**
 * Loads content files into a collection. Astro’s own loader reads YAML by different rules from the check, so a file that passes
 * the check might not build.
 * @param idOf the id of a file’s entry
 */
export const contentFiles = (pattern: string, idOf: (file: string) => string): Loader => ({
  name: 'content-files',
  async load({ config, logger, parseData, store, watcher }) {
    const folder = contentFolder();
    async function load(file: string) {
      const filePath = join(folder, file);
      const id = idOf(file);
      try {
        const data = parseYaml(await readFile(filePath)) as Record<string, unknown>;
        const entry = await parseData({ id, data, filePath });
        store.set({ id, data: entry, filePath: relative(fileURLToPath(config.root), filePath) });
      } catch (error) {
        // The check stops a build. A development server goes on without the file.
        if (!watcher) throw error;
        store.delete(id);
        logger.error(`content/${file}: ${(error as Error).message}`);
      }
    }
    store.clear();
    await Promise.all((await filesMatching(folder, pattern)).map(load));
    watcher?.add(folder);
    watcher?.on('all', (event, path) => {
      const file = relative(folder, path).replaceAll(sep, '/');
      if (!matchesGlob(file, pattern)) return;
      if (event === 'unlink') store.delete(idOf(file));
      else load(file);
    });
  },
});
