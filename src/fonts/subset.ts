import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import subsetFont from 'subset-font';

/** Printable ASCII, the accents of French, German and Spanish, and the signs our copy uses. */
const CHARACTERS =
  String.fromCodePoint(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => 0x20 + i)) +
  'ÀÁÂÄÆÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜŒŸßàáâäæçèéêëíîïñóôöùúûüœÿ' +
  '\u00a0¡¿©°·×«»–—‘’“”„…‹›€−';

const FONTS = [
  {
    file: 'besley.woff2',
    source: '@fontsource-variable/besley/files/besley-latin-wght-normal.woff2',
    // One weight: the headlines'.
    variationAxes: { wght: 750 },
  },
  {
    file: 'libre-franklin.woff2',
    source: '@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

/** A PDF cannot hold a font of many weights: the brochure takes each weight from a file of its own. */
export const PRINT_FONTS = [400, 600, 700].map((wght) => ({
  file: `libre-franklin-${wght}.woff2`,
  source: '@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2',
  variationAxes: { wght },
}));

/** Makes the font subsets that style sheets refer to; existing ones are kept. */
export function fontSubsets(more: typeof PRINT_FONTS = []): AstroIntegration {
  return {
    name: 'font-subsets',
    hooks: {
      'astro:config:setup': async ({ config, logger }) => {
        const folder = join(config.root.pathname, '.cache/fonts');
        await mkdir(folder, { recursive: true });
        for (const { file, source, variationAxes } of [...FONTS, ...more]) {
          const from = createRequire(import.meta.url).resolve(source);
          const to = join(folder, file);
          if (await isNewer(to, from)) continue;
          const subset = await subsetFont(await readFile(from), CHARACTERS, {
            targetFormat: 'woff2',
            variationAxes,
          });
          await writeFile(`${to}.part`, subset);
          await rename(`${to}.part`, to);
          logger.info(`${file}: ${subset.length} bytes`);
        }
      },
    },
  };
}

/** Whether a derived file is there and younger than its source and than this recipe. */
async function isNewer(derived: string, source: string): Promise<boolean> {
  try {
    const [made, ...from] = await Promise.all(
      [derived, source, import.meta.filename].map((path) => stat(path)),
    );
    return from.every((file) => file.mtimeMs < made!.mtimeMs);
  } catch {
    return false;
  }
}
