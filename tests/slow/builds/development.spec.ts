/** Protects whoever works on the site with `npm run edit`, which starts the server of `npm run dev`: they see what is published, and the CMS. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import postcss from 'postcss';
import { ROOT } from '../../../scripts/process.ts';
import { ADDRESSES } from '../../support/content.ts';
import { freePort } from '../../support/local-servers.ts';
import { FIXTURE_COMPANY } from '../../support/sites.ts';

/** The selectors of the rules in a page’s own styles, apart from placeholder colours, which only the build knows. */
async function selectorsOf(page: Page): Promise<string[]> {
  const lists = await page.evaluate(() => {
    const read = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) =>
        'selectorText' in rule
          ? (rule.selectorText as string)
          : 'cssRules' in rule
            ? read(rule.cssRules as CSSRuleList)
            : [],
      );
    return read(document.querySelector('style')!.sheet!.cssRules);
  });
  // The build puts some lists together, within `:is()`.
  const selectors = lists
    .flatMap((list) => postcss.list.comma(list))
    .flatMap((selector) => postcss.list.comma(selector.replace(/^:is\((.*)\)$/, '$1')));
  return [...new Set(selectors)]
    .filter((selector) => !/^\.(picture-[\da-f]{6}|transparent)$/.test(selector))
    .sort();
}

let edit: ChildProcess | undefined;
test.afterEach(async () => {
  if (edit?.kill()) await once(edit, 'exit');
});

test('a page in development has the rules of the published page; the CMS is there, and stray files are not', async ({
  page,
}, testInfo) => {
  test.setTimeout(180_000);
  const content = testInfo.outputPath('content');
  cpSync(FIXTURE_COMPANY, content, { recursive: true });
  for (const file of ['.DS_Store', 'price-list.csv~']) writeFileSync(join(content, 'public', file), file);
  const port = await freePort();
  const address = `http://localhost:${port}`;
  edit = spawn('node', ['scripts/edit.ts'], {
    cwd: ROOT,
    env: { ...process.env, CONTENT_DIR: content, PORT: `${port}` },
  });
  await expect(async () => fetch(address)).toPass({ timeout: 90_000 });
  const inDevelopment = await page.context().newPage();
  for (const path of [ADDRESSES.index, '/ar']) {
    await page.goto(path);
    const published = await selectorsOf(page);
    expect(published.length).toBeGreaterThan(100);
    // Vite reloads the first page when it has bundled the dependencies: in a tab of its own this stops nothing else.
    await expect(async () => {
      await inDevelopment.goto(address + path);
      expect(await selectorsOf(inDevelopment), path).toEqual(published);
    }).toPass({ timeout: 60_000 });
  }
  const statusOf = async (file: string) => (await fetch(`${address}/${file}`)).status;
  expect(await statusOf('price-list.csv')).toBe(200);
  expect(await statusOf('.DS_Store')).toBe(404);
  expect(await statusOf('price-list.csv%7E')).toBe(404);

  await inDevelopment.goto(`${address}/admin`);
  await expect(inDevelopment.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible({
    timeout: 60_000,
  });
});
