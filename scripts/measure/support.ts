/** Functions that the measurements share. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { serveSite } from '../../deploy/preview-server.ts';
import { build, DIST } from '../build.ts';
import { ensureBrowser, launchOptions } from '../find-browsers.ts';
import { pathsOf } from './site-pages.ts';

/** The factor by which a phone’s processor is slower than this machine’s. */
export const SLOWER = 4;

/** The report of a measurement, and the problems that it found. */
export interface Measured {
  /** Markdown. */
  report: string;
  problems?: string[];
}

/** Command line options of a measurement: `npm run bench lighthouse -- --runs 3`. */
export interface MeasureOptions {
  /** The number of runs. */
  runs: number;
}

/**
 * Serves a built site during a measurement, on localhost, which browsers trust like HTTPS.
 * @param use receives the address of the site and the paths of its pages; the last path has no page
 */
export async function withSite<Result>(
  use: (address: string, paths: string[]) => Promise<Result>,
  root = DIST,
): Promise<Result> {
  if (root === DIST) await build();
  const server = createServer(serveSite(root)).listen(0, 'localhost');
  await once(server, 'listening');
  try {
    return await use(`http://localhost:${(server.address() as AddressInfo).port}`, pathsOf(root));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Opens Chromium during a measurement. */
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

/** The median; for an even number of values, the upper of the two middle values. */
export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** A Markdown table. All columns except the first are aligned right. */
export function markdownTable(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  const rule = `|${head.map((_, i) => (i === 0 ? '---' : '--:')).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
