/** Starts the editor on a copy of the fixture company, for the tests of one file. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { ROOT } from '../../scripts/process.ts';
import { launchEditor } from './launch.ts';
import { publishFrom } from './publishing.ts';
import { SITES } from './sites.ts';

/** Starts the editor. @returns its address, its content folder, and functions to read files and to stop it */
export async function openEditor() {
  const content = mkdtempSync(join(ROOT, 'test-results/content-'));
  cpSync(SITES.company.content, content, { recursive: true });
  const publishing = await publishFrom(content);
  const { address, child, ended } = await launchEditor(content, publishing.env);
  return {
    address,
    content,
    read: (file: string) => readFileSync(join(content, file), 'utf8'),
    published: publishing.published,

    /** Stops the editor with SIGTERM. @returns its exit code and signal */
    async stop() {
      child.kill('SIGTERM');
      await publishing.stop();
      return ended;
    },

    remove: () => rmSync(content, { recursive: true, force: true }),
  };
}

/** Starts the editor and opens it in a browser, before the tests of a file. */
export async function startSession(browser: Browser, testInfo: TestInfo) {
  testInfo.setTimeout(120_000);
  const editor = await openEditor();
  const context = await browser.newContext({
    viewport: testInfo.project.use.viewport!,
    reducedMotion: 'reduce',
  });
  const elsewhere: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(new URL('/', editor.address).href) && !/^(data|blob):/.test(request.url()))
      elsewhere.push(request.url());
  });
  const page = await context.newPage();
  await page.goto(editor.address);
  return {
    editor,
    context,
    page,
    ui: editorOn(page),
    /** The addresses of all requests to other sites. */
    elsewhere,
    async end() {
      await context.close();
      await editor.stop();
      editor.remove();
    },
  };
}

/** Parts of the editor’s page, and actions of its user. */
export const editorOn = (page: Page) => ({
  preview: page.frameLocator('iframe[title=Preview]'),
  status: page.getByRole('banner').getByRole('status'),
  dialog: page.getByRole('dialog'),

  /** Opens the form of a file. The name “Pictures” does not match its translation, “Pictures (Arabic)”. */
  open(name: string | RegExp) {
    const own = typeof name === 'string' ? new RegExp(`^${name.replace(/[()]/g, '\\$&')}(?! \\()`) : name;
    return page.getByRole('navigation').getByRole('button', { name: own }).click();
  },

  /** Opens a closed block in the form of a page. */
  show: (name: RegExp) => page.getByRole('main').getByRole('button', { name, expanded: false }).click(),

  async save() {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(this.status).toHaveText('Saved.');
  },

  /** Clicks a button that opens a confirmation dialog, and answers it. @returns the question in the dialog */
  async answer(button: Locator, isYes: boolean): Promise<string> {
    const asked = page.waitForEvent('dialog');
    const pressed = button.click();
    const dialog = await asked;
    await (isYes ? dialog.accept() : dialog.dismiss());
    await pressed;
    return dialog.message();
  },
});

/** Drags a file from the disk onto an element and drops it there. */
export async function dropFile(target: Locator, file: string) {
  const { x, y } = (await target.boundingBox())!;
  const browser = await target.page().context().newCDPSession(target.page());
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files: [file], dragOperationsMask: 1 };
    await browser.send('Input.dispatchDragEvent', { type, x: x + 20, y: y + 20, data });
  }
}

/** The lines that an action removes from a file and adds to it, and by how many lines the file grows. */
export async function difference(read: () => string, act: () => Promise<void>) {
  const before = read().split('\n');
  await act();
  const after = read().split('\n');
  return {
    gone: before.filter((line) => !after.includes(line)),
    added: after.filter((line) => !before.includes(line)),
    lines: after.length - before.length,
  };
}
