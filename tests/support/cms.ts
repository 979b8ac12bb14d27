/** Drives the CMS of `npm run edit` on a copy of a content folder, as the CMS’s own script works on it in the browser. */
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { ROOT } from '../../scripts/process.ts';
import { filesMatching } from '../../src/schema/folders.ts';

/** What the tests know of a field in the configuration of the CMS. */
export interface Field {
  name: string;
  widget: string;
  fields?: Field[];
  field?: Field;
  types?: Field[];
  options?: { value: string; label: string }[];
}

/**
 * Copies the project with other content, as somebody has it who edits: side by side, builds of different contents would mix
 * in Astro’s working folders. Below this project, so that its packages are found.
 */
function copyProject(content: string): string {
  const cache = join(ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  const project = mkdtempSync(join(cache, 'cms-'));
  const copy = (from: string, to: string) => cpSync(from, join(project, to), { recursive: true });
  for (const name of [
    'admin',
    'deploy',
    'scripts',
    'src',
    'astro.config.ts',
    'package.json',
    'tsconfig.json',
  ])
    copy(join(ROOT, name), name);
  copy(content, 'content');
  // Pictures that were made before
  if (existsSync(join(cache, 'astro'))) copy(join(cache, 'astro'), '.cache/astro');
  return project;
}

/** Starts `npm run edit` in a copy of the project. @param original its content */
export async function startCms(original: string) {
  const project = copyProject(original);
  const content = join(project, 'content');
  // Also where the tests themselves run on another folder.
  const env = { ...process.env, CONTENT_DIR: content, PORT: '0' };
  const child = spawn(process.execPath, ['scripts/edit.ts'], { cwd: project, env });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    const listen = (data: Buffer) => {
      said += data;
      const [, found] = /CMS at (http\S+)\/admin/.exec(said) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', () => reject(new Error(said)));
  });
  const builder = fork(join(ROOT, 'tests/support/build-again.ts'), { cwd: project, env });
  // The server is ready when it answers with all that the CMS asks first.
  for (const path of ['/admin', '/admin/context.json'])
    expect((await fetch(address + path)).status, path).toBe(200);
  return {
    address,
    content,
    /** Builds the site. @returns the folder of the built site */
    async build() {
      builder.send('build');
      const [failure] = await once(builder, 'message');
      expect(failure).toBe('');
      return join(project, 'dist');
    },
    async stop() {
      builder.kill();
      child.kill('SIGTERM');
      if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
      rmSync(project, { recursive: true, force: true });
    },
  };
}

/** Opens the CMS on the content folder: the browser gets a copy of it as the folder that somebody chose. */
export async function openCms(
  browser: Browser,
  { address, content }: { address: string; content: string },
  options: Parameters<Browser['newContext']>[0],
) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? String(error)));
  const answered: string[] = [];
  page.on('response', (response) => answered.push(new URL(response.url()).origin));
  const names = await filesMatching(content, '**/*.*');
  /** What the browser has, in base64. */
  const files = new Map(
    names.map((file) => [`content/${file}`, readFileSync(join(content, file)).toString('base64')]),
  );
  await page.goto(`${address}/admin/context.json`);
  await page.evaluate(writeFiles, [...files]);
  await page.addInitScript(() => {
    // Its views would change a little later than their address: what is done in between, the next view loses.
    Object.assign(document, { startViewTransition: undefined });
    Object.assign(window, {
      showDirectoryPicker: () => navigator.storage.getDirectory(),
      // The form leaves out what is not in view yet.
      IntersectionObserver: class {
        observe: (target: Element) => void;
        constructor(callback: (entries: object[]) => void) {
          this.observe = (target) =>
            setTimeout(() => callback([{ isIntersecting: true, intersectionRatio: 1, target }]));
        }
        unobserve() {}
        disconnect() {}
      },
    });
  });
  await page.goto(`${address}/admin`);
  /** When its files were last read, in the browser’s milliseconds. */
  let synced = await page.evaluate(() => Date.now());
  const signIn = page.getByRole('button', { name: /local repository/i });
  await signIn.waitFor();
  await expectFit(page);
  await signIn.click();
  await expect(page.getByText('Pages', { exact: true }).first()).toBeVisible();
  const saveButton = page.getByRole('button', { name: 'Save', exact: true });

  return {
    page,
    errors,
    /** The origins of everything that was answered. */
    answered,
    saveButton,
    close: () => context.close(),

    /** Opens an entry, `pages/about` or `company`, or the form of a new one, `pages/new`. */
    async open(entry: string) {
      const path = entry.replace('/', '/entries/').replace('/entries/new', '/new');
      // As a reader does: the CMS shows nothing on the way from one single file straight to another.
      await page.goto(`${address}/admin#/collections/pages`);
      await expect(page.getByRole('grid', { name: 'Entries' })).toBeVisible();
      await page.goto(
        `${address}/admin#/collections/${path.includes('/') ? path : `_singletons/entries/${path}`}`,
      );
      await expect(this.field().first()).toBeVisible();
    },

    /** A field of the form by its path: `blocks.0.title`; without one, every field. */
    field: (path?: string) =>
      page.locator(`[role=group][data-mode=edit] [data-key-path${path ? `="${path}"` : ''}]`),

    /** A button in the head of an entry of a list. */
    inEntry(path: string, index: number, button: string) {
      const entries = this.field(path).first().locator('.item-list').first().locator('> .item-wrapper');
      return entries.nth(index).getByRole('button', { name: button, exact: true }).first();
    },

    /** Opens what is closed in the form on the way to fields. @param paths of the fields */
    async expandTo(...paths: string[]) {
      await expect(async () => {
        await page.evaluate(expand, paths);
        // Busy machines draw late.
        for (const path of paths) await expect(this.field(path).first()).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: 60_000 });
    },

    /** Writes a text into a field. */
    async write(path: string, text: string) {
      await this.field(path).getByRole('textbox').first().fill(text);
    },

    /** Chooses an option of a list. */
    async choose(path: string, option: string) {
      await this.field(path).getByRole('combobox').click();
      await page.getByRole('option', { name: option, exact: true }).click();
    },

    /** Changes a field that has a value to another valid one. @param text for a field with a text */
    async change(path: string, { widget, options = [] }: Field, value: unknown, text?: string) {
      const field = this.field(path);
      if (widget === 'boolean') await field.getByRole('switch').setChecked(!value);
      else if (widget === 'relation') {
        await field.getByRole('combobox').click();
        await page.getByRole('option', { selected: false }).nth(1).click();
      } else if (widget === 'select') {
        const other = options.find((option) => option.value !== value)!.label;
        const radio = field.getByRole('radio', { name: other, exact: true });
        if (await radio.count()) await radio.click();
        else await this.choose(path, other);
      } else await this.write(path, text!);
    },

    /** The picture on which the focus is pressed. */
    focusPoint: () => page.locator('.focusPoint > div'),

    /** Writes the address of a new page. */
    async writeSlug(slug: string) {
      await page.getByRole('radio', { name: 'Slug' }).click();
      const panel = page.getByRole('group', { name: 'Slug' });
      await panel.getByRole('button', { name: /Edit/ }).click();
      await panel.getByRole('textbox').fill(slug);
      await panel.getByRole('textbox').press('Enter');
    },

    /** Leaves an entry without saving. */
    async discard() {
      await page
        .getByRole('button', { name: /^(Cancel|Back)/ })
        .first()
        .click();
      const leave = page.getByRole('button', { name: /^(Discard|OK)/ });
      if (await leave.isVisible()) await leave.click();
    },

    /** The page in the preview. */
    preview: () => page.frameLocator('iframe[title]').locator('body'),

    /** Saves, and copies what the CMS has written to the content folder. @returns the changed files */
    async save(press = (button: Locator) => button.click()) {
      await press(saveButton);
      const editor = page.getByRole('group', { name: 'Content Editor' });
      const refusal = page.getByRole('dialog').or(page.getByText(/have errors|has an error/));
      // It goes back to the list.
      await Promise.race([editor.waitFor({ state: 'hidden' }), refusal.first().waitFor()]);
      if (await refusal.count()) throw new Error((await refusal.allInnerTexts()).join('\n'));
      return this.sync();
    },

    async sync() {
      const { now, written } = await page.evaluate(readFiles, synced);
      synced = now;
      const changed = written.filter(([path, data]) => files.get(path) !== data);
      for (const [path, data] of changed) {
        files.set(path, data);
        const file = join(content, path.replace('content/', ''));
        mkdirSync(dirname(file), { recursive: true });
        // As Chrome does: written in place, a file may be read half-written.
        writeFileSync(`${file}.crswap`, data, 'base64');
        renameSync(`${file}.crswap`, file);
      }
      return changed.map(([path]) => path.replace('content/', '')).sort();
    },
  };
}

/** Opens a window beside that of the CMS, which shows a page and reloads when the development server tells it to. */
export async function openBeside(cms: Page, address: string) {
  const page = await cms.context().newPage();
  let last: Promise<string> | undefined;
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) last = response.text().catch(() => '');
  });
  await page.goto(address);
  return {
    close: () => page.close(),
    /** The document that came last. */
    received: async () => (await last) ?? '',
  };
}

/** Opens what is drawn and closed in the form, and what that reveals. @param paths as in `expandTo` */
async function expand(paths: string[]): Promise<void> {
  /** The path of the field or of the entry of a list that a button opens. */
  const pathOf = (button: Element) => {
    const field = button.closest<HTMLElement>('[data-key-path]')!;
    const entry = button.closest('.item-wrapper');
    return entry && field.contains(entry)
      ? `${field.dataset['keyPath']}.${[...entry.parentElement!.children].indexOf(entry)}`
      : field.dataset['keyPath'];
  };
  const isWanted = (button: Element) => paths.some((path) => `${path}.`.startsWith(`${pathOf(button)}.`));
  const closed = '[role=group][data-mode=edit] button[aria-label=Expand]:not([tabindex="-1"])';
  // What is opened is drawn a little later.
  for (let calm = 0; calm < 4; calm++) {
    for (const button of [...document.querySelectorAll<HTMLElement>(closed)].filter(isWanted)) {
      button.click();
      calm = 0;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function writeFiles(files: [string, string][]): Promise<void> {
  const root = await navigator.storage.getDirectory();
  await root.getDirectoryHandle('.git', { create: true });
  for (const [path, data] of files) {
    const names = path.split('/');
    let folder = root;
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
    const stream = await (await folder.getFileHandle(names.at(-1)!, { create: true })).createWritable();
    await stream.write(Uint8Array.fromBase64(data));
    await stream.close();
  }
}

/** The files that were written since a time in milliseconds, and the time now. */
async function readFiles(since: number) {
  const now = Date.now();
  const written: [string, string][] = [];
  const walk = async (folder: FileSystemDirectoryHandle, path: string) => {
    for await (const [name, handle] of folder as unknown as AsyncIterable<[string, FileSystemHandle]>) {
      if (handle.kind === 'directory') await walk(handle as FileSystemDirectoryHandle, `${path}${name}/`);
      else {
        const file = await (handle as FileSystemFileHandle).getFile();
        if (file.lastModified >= since)
          written.push([path + name, new Uint8Array(await file.arrayBuffer()).toBase64()]);
      }
    }
  };
  await walk(await navigator.storage.getDirectory(), '');
  return { now, written };
}

/** Expects that nothing makes the page wider than the window. */
export async function expectFit(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
