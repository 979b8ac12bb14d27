import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

/**
 * The name that a class of a CSS Module gets: `gallery-pictures`, or `gallery` for the class of a module’s own name.
 * Without a hash it is readable in the browser’s tools. The same class in `gallery.modes.module.css` has the same name.
 */
export function scopedName(name: string, file: string): string {
  const module = basename(file).split('.')[0]!;
  return name === module.replace(/-./g, (dash) => dash[1]!.toUpperCase()) ? module : `${module}-${name}`;
}

/** The classes of a CSS Module by the names that its file gives them. */
function classNamesIn(file: string): Record<string, string> {
  const names = readFileSync(file, 'utf8').matchAll(/\.([a-z]\w*)/gi);
  return Object.fromEntries([...names].map(([, name]) => [name, scopedName(name!, file)]));
}

/**
 * Gives classes their names. A component that imports a CSS Module gets the names alone: `page-styles.ts` puts the rules into
 * the pages that need them. Otherwise Astro would add the rules of all blocks to every page, because one route draws them.
 */
export const classNames = (): Plugin => ({
  name: 'class-names',
  enforce: 'pre',
  config: () => ({ css: { modules: { generateScopedName: scopedName } } }),
  async resolveId(source, importer) {
    if (!source.endsWith('.module.css')) return;
    const css = await this.resolve(source, importer, { skipSelf: true });
    return css && `\0${css.id}.js`;
  },
  load(id) {
    if (!id.endsWith('.module.css.js')) return;
    const file = id.slice(1, -'.js'.length);
    this.addWatchFile(file);
    return `export default ${JSON.stringify(classNamesIn(file))}`;
  },
});
