/** Drives the CMS of a built site in a browser, and answers for GitHub, where its repository is. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { filesMatching } from '../../src/schema/folders.ts';
import { createTrialContent } from './trial-content.ts';

interface Changes {
  additions: { path: string; contents: string }[];
  deletions: { path: string }[];
}

/** A repository whose content is a copy of the fixture company’s. It answers to the pages that are given to `answerTo`. */
export function createRepository() {
  const content = createTrialContent();
  const commits: string[][] = [];
  const asked = new Set<string>();
  let token = 'github_pat_1';
  const head = () => ({
    oid: `commit-${commits.length}`,
    message: '',
    committedDate: '2026-11-25T12:00:00Z',
    author: { name: '' },
  });
  const ref = () => ({ name: 'main', target: { history: { nodes: [head()] } } });

  async function tree() {
    const names = await filesMatching(content.folder, '**/*.*');
    return names.map((name) => {
      const bytes = readFileSync(join(content.folder, name));
      const sha = createHash('sha1').update(name).update(bytes).digest('hex');
      return { type: 'blob', path: `content/${name}`, sha, size: bytes.length };
    });
  }
  const nameOf = ({ path }: { path: string }) => path.replace('content/', '');
  const fileOf = async (id: string) =>
    join(content.folder, nameOf((await tree()).find(({ sha }) => sha === id)!));

  async function commit(query: string, { additions, deletions }: Changes) {
    const before = (await tree()).map(({ sha }) => sha);
    for (const file of additions) content.write(nameOf(file), Buffer.from(file.contents, 'base64'));
    for (const file of deletions) content.remove(nameOf(file));
    const files = await tree();
    // The CMS sends a file even if it is unchanged.
    const changed = files.filter(({ sha }) => !before.includes(sha));
    commits.push([...changed, ...deletions].map(nameOf).sort());
    const commit: Record<string, unknown> = head();
    for (const [, alias, path] of query.matchAll(/(\w+): file\(path: "(.+?)"\)/g))
      commit[alias!] = { oid: files.find((file) => file.path === path)!.sha };
    return { createCommitOnBranch: { commit } };
  }

  async function read(query: string) {
    const repository: Record<string, unknown> = { defaultBranchRef: ref(), ref: ref() };
    for (const [, alias, id] of query.matchAll(/(\w+): object\(oid: "(.+?)"\)/g))
      repository[alias!] = { text: readFileSync(await fileOf(id!), 'utf8') };
    for (const [, alias] of query.matchAll(/(\w+):\s+ref\(/g)) repository[alias!] = ref();
    return { repository };
  }

  return {
    ...content,
    /** The files that each save has changed. */
    commits,
    /** The hosts that were asked for something. */
    asked,
    token: () => token,
    /** From now on another token is the right one. */
    expireToken() {
      token += '1';
    },
    async answerTo(page: Page) {
      await page.route('**', async (route) => {
        const request = route.request();
        const { host, pathname } = new URL(request.url());
        asked.add(host);
        if (host !== 'api.github.com') return route.continue();
        if (request.headers()['authorization'] !== `token ${token}`)
          return route.fulfill({ status: 401, json: { message: 'Bad credentials' } });
        if (pathname === '/user') return route.fulfill({ json: { id: 1, login: 'owner', name: 'Owner' } });
        if (pathname.includes('/collaborators/')) return route.fulfill({ status: 204 });
        if (pathname.includes('/git/trees/')) return route.fulfill({ json: { tree: await tree() } });
        const [, blob] = /\/git\/blobs\/(.+)/.exec(pathname) ?? [];
        if (blob) return route.fulfill({ path: await fileOf(blob), contentType: 'application/octet-stream' });
        expect(pathname).toBe('/graphql');
        const { query, variables } = request.postDataJSON();
        const { input } = variables;
        const data = input ? await commit(query, input.fileChanges) : await read(query);
        return route.fulfill({ json: { data } });
      });
    },
  };
}

/** What the owner does on the page of the CMS. @param address of the site */
export function driveCms(page: Page, address: string) {
  const saveButton = page.getByRole('button', { name: 'Save', exact: true });
  const notice = page.locator('dialog.notice');
  const field = (path: string) =>
    page.locator(`:is([role=group][data-mode=edit], dialog[open]) [data-key-path="${path}"]`).first();
  return {
    notice,
    field,
    /** The page in the preview. */
    preview: page.frameLocator('iframe[title]').locator('body'),

    async signIn(token: string) {
      await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
      await page.getByLabel('Personal Access Token').fill(token);
      await page.getByLabel('Personal Access Token').press('Enter');
    },

    /** Opens an entry, `pages/about` or `company`, or the form of a new one, `pages/new`. */
    async open(entry: string) {
      const [folder, name] = entry.includes('/') ? entry.split('/') : ['_singletons', entry];
      // As a reader does: the CMS shows nothing on the way from one single file straight to another.
      await page.goto(`${address}/admin#/collections/pages`);
      await expect(page.getByRole('grid', { name: 'Entries' })).toBeVisible();
      await page.goto(`${address}/admin#/collections/${folder}/${name === 'new' ? name : `entries/${name}`}`);
      await expect(page.locator('[data-key-path]').first()).toBeVisible();
    },

    /** Opens a group of fields, or the first entry of a list. */
    expand: (path: string) =>
      field(path).getByRole('button', { name: 'Expand', exact: true }).first().click(),

    /** Types a text into a field, in the place of its own. */
    async write(path: string, text: string) {
      await field(path).getByRole('textbox').fill(text);
      // A key, after which the CMS keeps what was written.
      await field(path).getByRole('textbox').press('End');
    },

    /** Adds a block, at the end. */
    async addBlock(name: string) {
      await field('blocks')
        .getByRole('button', { name: /Add .?Block/ })
        .click();
      await page.getByRole('menuitem', { name }).click();
    },

    /** Presses Save, and waits for the list, to which the CMS then goes back. */
    async save() {
      await saveButton.click();
      await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
    },

    /** Presses Save, and expects the reason why that is refused. */
    async saveInVain(reason: string | RegExp) {
      await saveButton.click();
      await expect(notice).toContainText(reason);
      await notice.getByRole('button', { name: 'Close' }).click();
    },
  };
}
