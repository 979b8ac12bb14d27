/** Finds the addresses in a built site that lead nowhere. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fileAddress } from '../../deploy/addresses.ts';
import { publicFiles } from '../../deploy/host-files.ts';

/** The addresses and the names of elements in a page, as a browser reads it. */
const readHtml = (page: Page, html: string) =>
  page.evaluate((text) => {
    const elements = [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll('*')];
    const addressesOf = (element: Element) => {
      const [href, src, content] = ['href', 'src', 'content'].map((name) => element.getAttribute(name) ?? '');
      const sets = ['srcset', 'imagesrcset'].flatMap(
        (name) => element.getAttribute(name)?.split(/,\s+/) ?? [],
      );
      const inViewer = element.getAttribute('data-viewer')?.match(/(?<=")\/[^"]+/g) ?? [];
      const whole = content!.startsWith('https://') ? content : '';
      return [href!, src!, whole!, ...inViewer, ...sets.map((entry) => entry.trim().split(' ')[0]!)].filter(
        Boolean,
      );
    };
    return { addresses: elements.flatMap(addressesOf), ids: elements.map(({ id }) => id) };
  }, html);

/** The addresses in style sheets and in the manifest. */
const inText = (text: string) =>
  [...text.matchAll(/url\(["']?([^"')]+)|"(?:src|url|start_url)": ?"([^"]+)"/g)].map(
    ([, css, json]) => css ?? json!,
  );

/**
 * The addresses of a built site’s own to which it has no file or, for a fragment, no element: links, pictures of all sizes,
 * preloads, files in style sheets and the manifest, canonical addresses. An address that is redirected counts as broken,
 * because it costs the visitor another round trip.
 * @param page any, which reads the HTML
 * @param output folder of the built site
 */
export async function brokenLinks(page: Page, output: string): Promise<string[]> {
  const files = publicFiles(output);
  const read = (file: string) => readFileSync(join(output, file), 'utf8');
  const pages = new Map<string, Awaited<ReturnType<typeof readHtml>>>();
  for (const file of files.filter((name) => name.endsWith('.html')))
    pages.set(fileAddress(file), await readHtml(page, read(file)));
  const [, site] = /<link rel="canonical" href="([^"]*?)\/?"/.exec(read('index.html'))!;

  const isThere = (to: string, from: string) => {
    const { origin, pathname, hash } = new URL(to, new URL(from, site));
    if (origin !== new URL(site!).origin) return true;
    const linked = pages.get(pathname);
    if (linked) return hash === '' || linked.ids.includes(decodeURIComponent(hash.slice(1)));
    return files.includes(pathname.slice(1)) && !pathname.endsWith('.html');
  };
  const found = [...pages].flatMap(([from, { addresses }]) => addresses.map((to) => ({ from, to })));
  for (const file of files.filter((name) => /\.(css|html|webmanifest)$/.test(name)))
    found.push(...inText(read(file)).map((to) => ({ from: `/${file}`, to })));
  return [...new Set(found.filter(({ to, from }) => !isThere(to, from)).map(({ to }) => to))].sort();
}
