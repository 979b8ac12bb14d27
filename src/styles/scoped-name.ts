import { basename } from 'node:path';

/**
 * The name that a class of a CSS Module gets: `gallery-pictures`, or `gallery` for the class of a module’s own name.
 * Without a hash it is readable in the browser’s tools. Built pages have short names: see `short-names.ts`.
 */
export function scopedName(name: string, file: string): string {
  const module = basename(file).split('.')[0]!;
  return name === module.replace(/-./g, (dash) => dash[1]!.toUpperCase()) ? module : `${module}-${name}`;
}
