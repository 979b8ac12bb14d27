import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languageOffers } from './language-offers.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'offers-'));
  vi.stubEnv('CONTENT_DIR', folder);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

const write = (file: string, data: unknown) => writeFileSync(join(folder, file), JSON.stringify(data));

/** The values that a command writes into the script. */
async function offersFor(command: 'build' | 'dev') {
  const updateConfig = vi.fn();
  await languageOffers().hooks['astro:config:setup']!({ command, updateConfig } as never);
  return JSON.parse(updateConfig.mock.calls[0]![0].vite.define.OFFERS);
}

const names = { company: 'Crane', group: 'Cranes', brand: 'Lift' };

test('each language offers its pages in a sentence, with its names, by the tag that its links have', async () => {
  write('company.yaml', { language: 'en-GB', names, contact: { city: 'Kampala' } });
  write('company.zh.yaml', { names: { company: '鹤' } });
  write('navigation.yaml', { labels: { offer: 'Read {company} in English' } });
  write('navigation.zh.yaml', { tag: 'zh-Hans', labels: { offer: '{company}，{city}' } });
  write('navigation.ar.yaml', { labels: { offer: 'بالعربية' } });
  write('navigation.sw.yaml', { labels: {} });
  expect(await offersFor('build')).toEqual({
    'en-GB': 'Read Crane in English',
    'zh-Hans': '鹤，Kampala',
    ar: 'بالعربية',
  });
});

test('while someone edits, a mistake stops nothing', async () => {
  writeFileSync(join(folder, 'company.yaml'), 'names: [');
  expect(await offersFor('dev')).toEqual({});
});
