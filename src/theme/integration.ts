import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentFolder } from '../content/folders.ts';
import { THEME_FOLDER } from './fonts.ts';
import { readTheme } from './load-theme.ts';
import { themeStyles } from './styles.ts';
import { makeSubsets } from './typefaces.ts';

/** Writes what the styles need of the theme into `.cache/theme/`: its style sheet and the fonts’ subsets. */
export function themeFiles(): AstroIntegration {
  return {
    name: 'theme-files',
    hooks: {
      'astro:config:setup': async ({ command, config, addWatchFile }) => {
        const folder = contentFolder();
        addWatchFile(pathToFileURL(join(folder, 'theme.yaml')));
        const to = join(fileURLToPath(config.root), THEME_FOLDER);
        await writeThemeFiles(folder, to).catch((error) => {
          // In development, Astro shows the mistake on each page.
          if (command !== 'dev') throw error;
        });
      },
    },
  };
}

async function writeThemeFiles(folder: string, to: string): Promise<void> {
  const theme = readTheme(folder);
  await makeSubsets(theme.typefaces, folder, to);
  await writeFile(join(to, 'theme.css'), await themeStyles(theme, folder));
}
