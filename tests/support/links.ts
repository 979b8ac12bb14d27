/** Finds the addresses in a built site that lead nowhere. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { pageAddress } from '../../deploy/addresses.ts';
import { publicFiles } from '../../deploy/headers.ts';

/** The addresses in the attributes of an element; those in `content` only if they are whole. */
function addressesOf({ attributes }: HTMLElement): string[] {
  const { href, src, content = '', srcset, imagesrcset } = attributes;
  const sets = [srcset, imagesrcset, attributes['data-srcset']].flatMap((set) => set?.split(/,\s+/) ?? []);
  const whole = content.startsWith('https://') ? [content] : [];
  return [href, src, ...whole, ...sets.map((entry) => entry.trim().split(' ')[0])].filter(
    Boolean,
  ) as string[];
}

/**
 * The addresses of a built site’s own to which it has no file or, for a fragment, no element: links, pictures of all sizes,
 * preloads, files in style sheets and the manifest, canonical addresses. An address that is redirected counts as broken,
 * because it costs the visitor another round trip.
 * @param output folder of the built site
 */
export function brokenLinks(output: string): string[] {
  const files = publicFiles(output);
  const read = (file: string) => readFileSync(join(output, file), 'utf8');
  const pages = new Map(
    files.filter((file) => file.endsWith('.html')).map((file) => [pageAddress(file), parse(read(file))]),
  );
  const site = pages.get('/')!.querySelector('link[rel=canonical]')!.getAttribute('href')!;
  const isThere = (to: string, from: string) => {
    const { origin, pathname, hash, protocol } = new URL(to, new URL(from, site));
    if (origin !== new URL(site).origin || !protocol.startsWith('http')) return true;
    const page = pages.get(pathname);
    if (page) return hash === '' || page.getElementById(decodeURIComponent(hash.slice(1))) !== null;
    return files.includes(pathname.slice(1)) && !pathname.endsWith('.html');
  };
  const inText = (text: string) =>
    [...text.matchAll(/url\(["']?([^"')]+)|"(?:src|url|start_url)": ?"([^"]+)"/g)].map(
      ([, css, json]) => css ?? json!,
    );
  const found = [
    ...[...pages].flatMap(([from, page]) => {
      const styles = page.querySelectorAll('style').flatMap((style) => inText(style.rawText));
      return [...page.querySelectorAll('*').flatMap(addressesOf), ...styles].map((to) => ({ from, to }));
    }),
    ...files
      .filter((file) => /\.(css|webmanifest)$/.test(file))
      .flatMap((file) => inText(read(file)).map((to) => ({ from: `/${file}`, to }))),
  ];
  return [...new Set(found.filter(({ to, from }) => !isThere(to, from)).map(({ to }) => to))].sort();
}
