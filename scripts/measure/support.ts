/** What the measurements share. */
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { createServer } from '../../delivery/preview-server.ts';
import { buildIfNeeded, DIST } from '../build.ts';
import { ensureBrowser, launchOptions } from '../find-browsers.ts';
import { pathsOf } from './site-pages.ts';

/** How much slower a phone’s processor is than this one. */
export const SLOWER = 4;

/** What a measurement prints, and what it found that must not be. */
export interface Measured {
  /** Markdown. */
  report: string;
  problems?: string[];
}

/** What a person may say of a measurement: `npm run bench lighthouse -- --runs 3`. */
export interface MeasureOptions {
  /** How often Lighthouse opens each page. */
  runs: number;
}

/**
 * Serves a built site on this machine, which browsers trust like HTTPS, while it is measured.
 * @param use gets its address and the paths of its pages, the last of which has none
 */
export async function withSite<Result>(
  use: (address: string, paths: string[]) => Promise<Result>,
  root = DIST,
): Promise<Result> {
  if (root === DIST) await buildIfNeeded();
  const server = await createServer({ root });
  try {
    await server.listen({ host: 'localhost', port: 0 });
    const address = `http://localhost:${(server.server.address() as AddressInfo).port}`;
    return await use(address, pathsOf(root));
  } finally {
    await server.close();
  }
}

/** Opens Chromium while something is measured in it. */
export async function withBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
  extraArgs: string[] = [],
): Promise<Result> {
  const { args = [], ...options } = launchOptions(await ensureBrowser());
  const browser = await chromium.launch({ ...options, args: [...args, ...extraArgs] });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** The middle of some numbers; of an even number of them the upper one. */
export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** A Markdown table, its columns after the first set to the right. */
export function markdownTable(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  const rule = `|${head.map((_, i) => (i === 0 ? '---' : '--:')).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
