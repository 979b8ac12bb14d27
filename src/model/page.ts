import { z } from 'astro/zod';
import { blockSchema } from '../blocks/schema.ts';
import { line } from './fields.ts';

/** `content/pages/*.yaml`: one page as a list of blocks. */
export const pageSchema = z.strictObject({
  /** Shown in the browser’s tab and as the headline in search results. `check/search.ts` limits its length. */
  title: line(),
  /** Shown under the headline in search results. `check/search.ts` limits its length. */
  description: line(),
  published: z.boolean(),
  blocks: z.array(blockSchema).min(1),
});
export type PageContent = z.infer<typeof pageSchema>;

/** The file that holds the page for every unknown address. */
export const NOT_FOUND = '/404';

/** A page file’s public address: `index.yaml` → `/`, `about.yaml` → `/about`, `ar/index.yaml` → `/ar`. */
export function addressOf(file: string): string {
  const path = file
    .replaceAll('\\', '/')
    .replace(/\.ya?ml$/, '')
    .replace(/(^|\/)index$/, '');
  return `/${path.toLowerCase()}`;
}

/** The anchors that other pages may link to: every `id` among the page’s blocks. */
export function anchorsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(anchorsOf);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    key === 'id' && typeof entry === 'string' ? [entry] : anchorsOf(entry),
  );
}
