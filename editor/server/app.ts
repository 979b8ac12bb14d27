import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/** Where the editor answers. No page can have this address: addresses hold no `@`. */
export const BASE = '/@editor';

/** The files of the editor’s page by their names. Bundled beside Astro, so that its reloads leave the editor alone. */
export async function bundleApp(): Promise<Map<string, string | Uint8Array>> {
  const root = fileURLToPath(new URL('../client', import.meta.url));
  const { output } = (await build({
    configFile: false,
    root,
    base: `${BASE}/`,
    logLevel: 'error',
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}
