/** Protects whoever looks at a page in `npm run dev`: it has the same rules as the published page. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, type Page, test } from '@playwright/test';
import postcss from 'postcss';
import { ROOT } from '../../../scripts/process.ts';
import { ADDRESSES, CONTENT } from '../../support/content.ts';
import { freePort } from '../../support/local-servers.ts';

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

test('a page in development has the rules of the published page', async ({ page }) => {
  test.setTimeout(120_000);
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const dev = spawn('node', ['node_modules/astro/bin/astro.mjs', 'dev', '--port', `${port}`], {
    cwd: ROOT,
    env: { ...process.env, CONTENT_DIR: CONTENT },
  });
  const ended = once(dev, 'exit');
  await expect(async () => fetch(address)).toPass({ timeout: 60_000 });
  for (const path of [ADDRESSES.index, '/ar']) {
    await page.goto(path);
    const published = await selectorsOf(page);
    expect(published.length).toBeGreaterThan(100);
    await page.goto(address + path);
    expect(await selectorsOf(page), path).toEqual(published);
  }
  dev.kill();
  await ended;
});
