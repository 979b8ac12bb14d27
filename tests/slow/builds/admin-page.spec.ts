/** A build with a repository: it adds the CMS, which signs in and saves there, and nothing that visitors get. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { publicFiles } from '../../../deploy/host-files.ts';
import { build, ROOT } from '../../../scripts/process.ts';
import { filesMatching } from '../../../src/schema/folders.ts';
import { startPreview } from '../../support/local-servers.ts';
import { SITES } from '../../support/sites.ts';

test.describe.configure({ mode: 'serial' });

const { content, output } = SITES.company;
const outDir = join(ROOT, '.cache/test/with-cms');
let withCms: Awaited<ReturnType<typeof startPreview>>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, 'old.html'), 'a page that is gone');
  await build({ outDir, env: { CONTENT_DIR: content, CMS_REPOSITORY: 'github:owner/name' } });
  withCms = await startPreview(outDir);
});
test.afterAll(async () => {
  await withCms?.stop();
  rmSync(outDir, { recursive: true, force: true });
});

test('a second build, with a repository, adds /admin with headers of its own, and changes not a byte else', async () => {
  const files = publicFiles(output);
  const all = publicFiles(outDir);
  expect(all).toEqual(expect.arrayContaining(files));
  // The preview shows every picture whole. Files of an earlier build are gone.
  for (const file of all.filter((name) => !files.includes(name)))
    expect(file).toMatch(/^admin|^_\/[\w-]+\.jpeg$/);
  const without = await startPreview(output);
  try {
    expect((await fetch(`${without.address}/admin`)).status).toBe(404);
    const page = await fetch(`${withCms.address}/admin`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain(
      "connect-src 'self' blob: data: https://api.github.com;",
    );
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    for (const file of files) {
      expect(readFileSync(join(outDir, file)).equals(readFileSync(join(output, file))), file).toBe(true);
      const [now, before] = await Promise.all(
        [withCms, without].map(async ({ address }) => {
          const { status, headers } = await fetch(`${address}/${file.replace(/\.html$/, '')}`);
          return [status, [...headers].filter(([name]) => !/^(date|last-modified|etag)$/.test(name))];
        }),
      );
      expect(now, file).toEqual(before);
    }
  } finally {
    await without.stop();
  }
});

/** Answers for GitHub, with the content in its repository. @returns what is asked of hosts, and what is committed */
async function answerForGitHub(page: Page, token: string) {
  const paths = await filesMatching(content, '**/*.*');
  const asked = new Set<string>();
  const commits: { additions: { path: string; contents: string }[]; deletions: unknown[] }[] = [];
  const commit = { oid: 'head', message: '', committedDate: '2026-11-25T12:00:00Z', author: { name: '' } };
  const ref = { target: { history: { nodes: [commit] } } };
  await page.route('**', async (route) => {
    const request = route.request();
    const { host, pathname } = new URL(request.url());
    asked.add(host);
    if (host !== 'api.github.com') return route.continue();
    if (request.headers()['authorization'] !== `token ${token}`)
      return route.fulfill({ status: 401, json: { message: 'Bad credentials' } });
    if (pathname === '/user') return route.fulfill({ json: { id: 1, login: 'owner', name: 'Owner' } });
    if (pathname === '/repos/owner/name/collaborators/owner') return route.fulfill({ status: 204 });
    if (pathname === '/repos/owner/name/git/trees/head')
      return route.fulfill({
        json: { tree: paths.map((path) => ({ type: 'blob', path: `content/${path}`, sha: path, size: 1 })) },
      });
    const [, blob] = /^\/repos\/owner\/name\/git\/blobs\/(.+)/.exec(pathname) ?? [];
    if (blob) return route.fulfill({ path: join(content, decodeURIComponent(blob)) });
    expect(pathname).toBe('/graphql');
    const { query, variables } = request.postDataJSON();
    if (variables.input) {
      commits.push(variables.input.fileChanges);
      return route.fulfill({ json: { data: { createCommitOnBranch: { commit } } } });
    }
    const repository: Record<string, unknown> = { defaultBranchRef: { name: 'main' }, ref };
    for (const [, alias, path] of query.matchAll(/(content_\d+): object\(oid: "(.+?)"\)/g))
      repository[alias] = { text: readFileSync(join(content, path), 'utf8') };
    for (const [, alias] of query.matchAll(/(commit_\d+): ref/g)) repository[alias] = ref;
    return route.fulfill({ json: { data: { repository } } });
  });
  return { asked, commits };
}

test('a token signs in, and a changed word is a commit of one line in one file', async ({ page }) => {
  const { asked, commits } = await answerForGitHub(page, 'github_pat_right');
  const signIn = async (token: string) => {
    await page.goto(`${withCms.address}/admin`);
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
    await page.getByLabel('Personal Access Token').fill(token);
    await page.getByLabel('Personal Access Token').press('Enter');
  };
  await signIn('github_pat_wrong');
  await expect(page.getByText('The provided token is invalid.')).toBeVisible();
  await signIn('github_pat_right');
  await expect(page.getByRole('grid', { name: 'Entries' })).toContainText('about: ');

  await page.goto(`${withCms.address}/admin#/collections/pages/entries/about`);
  const description = page.locator('[data-key-path=description]').getByRole('textbox');
  const text = await description.inputValue();
  await description.fill(text.replace(/ \w/, ' Y'));
  // A built file begins with the hash of its source.
  const picturesIn = (html: string) => [...html.matchAll(/<img src="\/_\/(\w+)_/g)].map(([, hash]) => hash);
  const built = picturesIn(readFileSync(join(outDir, 'about.html'), 'utf8'));
  const preview = page.frameLocator('iframe[title]').locator('body');
  await expect.poll(async () => picturesIn(await preview.innerHTML())).toEqual(built);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => commits.length).toBe(1);
  const additions = [{ path: 'content/pages/about.yaml', contents: expect.any(String) }];
  expect(commits).toEqual([{ additions, deletions: [] }]);
  const before = readFileSync(join(content, 'pages/about.yaml'), 'utf8').split('\n');
  const after = Buffer.from(commits[0]!.additions[0]!.contents, 'base64').toString().split('\n');
  expect(after).toHaveLength(before.length);
  expect(after.filter((line, i) => line !== before[i])).toHaveLength(1);
  expect([...asked].sort()).toEqual(['api.github.com', new URL(withCms.address).host]);
});
