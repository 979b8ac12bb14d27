import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { AstroIntegration } from 'astro';

/**
 * The name that a class of a CSS Module gets: `gallery-pictures`, or `gallery` for the class of a module’s own name.
 * Without a hash it is readable in the browser’s tools. The same class in `gallery.modes.module.css` has the same name.
 */
export function scopedName(name: string, file: string): string {
  const module = basename(file).split('.')[0]!;
  return name === module.replace(/-./g, (dash) => dash[1]!.toUpperCase()) ? module : `${module}-${name}`;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The short names of all classes by their readable ones: `a` to `Z`, `a0` to `Z0`, `a1` and so on. */
export function shortNames(): Map<string, string> {
  // From the layouts and components on, which every page has.
  const files = globSync('src/**/*.module.css').sort().reverse();
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\.([a-z]\w*)/gi)].map(([, name]) => scopedName(name!, file)),
  );
  const inOrder = [...new Set(names)].map((name, i): [string, string] => [
    name,
    `${LETTERS[i % LETTERS.length]}${i < LETTERS.length ? '' : Math.floor(i / LETTERS.length) - 1}`,
  ]);
  return new Map(inOrder);
}

/** Gives classes readable names in development, and short ones in built pages, where readable ones would cost 600 bytes. */
export function classNames(): AstroIntegration {
  return {
    name: 'class-names',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        const short = command === 'build' ? shortNames() : undefined;
        const generateScopedName = (name: string, file: string) => {
          const readable = scopedName(name, file);
          return short?.get(readable) ?? readable;
        };
        updateConfig({ vite: { css: { modules: { generateScopedName } } } });
      },
    },
  };
}
