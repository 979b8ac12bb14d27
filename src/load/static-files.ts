import { existsSync } from 'node:fs';
import { constants, copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import querystring from 'node:querystring';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildError } from '../build-error.ts';
import { contentFolder, ifMissing } from '../schema/folders.ts';

/** The folder of the owner’s files in the content folder. Each is published unchanged, under its own name. */
export const STATIC_FOLDER = 'public';

/** Files that systems, editors and version control leave in a folder: `.DS_Store`, `Thumbs.db`, `prices.csv~`, `~$prices.xlsx`. */
const STRAY =
  /^(\.(?!well-known$).*|~\$.*|#.*#|.*(~|\.sw[a-p]|\.bak|\.tmp)|thumbs\.db|desktop\.ini|__macosx)$/i;

/** Whether a file, or a folder that it is in, is such a leftover. */
const isStray = (file: string) => file.split('/').some((name) => STRAY.test(name));

/** Lists the static files, with `/` between names; none where there is no folder. @param folder the content folder */
export async function listStaticFiles(folder: string): Promise<string[]> {
  const root = join(folder, STATIC_FOLDER);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(ifMissing([]));
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'))
    .filter((file) => !isStray(file))
    .sort();
}

/** Publishes the static files. It runs after `offline`, so that they are not stored for visits without a network. */
export function staticFiles(): AstroIntegration {
  return {
    name: 'static-files',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'dev') return;
        updateConfig({ publicDir: pathToFileURL(join(contentFolder(), STATIC_FOLDER, '/')) });
      },
      'astro:server:setup': ({ server }) => {
        // Vite would serve the whole folder.
        server.middlewares.use(({ url = '' }, response, next) => {
          const file = querystring.unescape(url.replace(/\?.*/, ''));
          if (!isStray(file) || !existsSync(join(contentFolder(), STATIC_FOLDER, file))) return next();
          response.writeHead(404).end();
        });
      },
      'astro:build:done': async ({ dir }) => {
        const [folder, output] = [contentFolder(), fileURLToPath(dir)];
        for (const file of await listStaticFiles(folder)) {
          const target = join(output, file);
          await mkdir(dirname(target), { recursive: true });
          await copyFile(join(folder, STATIC_FOLDER, file), target, constants.COPYFILE_EXCL).catch(
            (error) => {
              if (error.code !== 'EEXIST') throw error;
              const message = `content/${STATIC_FOLDER}/${file}: the site generates /${file} itself. Rename or remove the file.`;
              throw buildError(message);
            },
          );
        }
      },
    },
  };
}
