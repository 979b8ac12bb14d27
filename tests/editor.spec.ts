/** The editor as the owner’s marketing person uses it, on a copy of the content. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import {
  type BrowserContext,
  expect,
  type FrameLocator,
  type Locator,
  type Page,
  test,
} from '@playwright/test';
import { parse } from 'yaml';
import { DIST } from '../scripts/build.ts';
import { ROOT } from '../scripts/process.ts';
import type { BlockContent } from '../src/blocks/blocks.ts';
import type { GalleryContent } from '../src/blocks/gallery/block.ts';
import { CONTENT } from './support/content.ts';
import { launchEditor } from './support/launch.ts';
import { writeBrokenOff, writeScene } from './support/source-images.ts';

// One person at one desk: each test begins with what the one before has saved.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

let content: string;
let editor: Awaited<ReturnType<typeof launchEditor>>;
let context: BrowserContext;
let page: Page;
let preview: FrameLocator;
const elsewhere: string[] = [];

test.beforeAll(async ({ browser }, testInfo) => {
  testInfo.setTimeout(180_000);
  content = mkdtempSync(join(ROOT, 'test-results/content-'));
  cpSync(CONTENT, content, { recursive: true });
  editor = await launchEditor(content);
  context = await browser.newContext({ viewport: testInfo.project.use.viewport, reducedMotion: 'reduce' });
  page = await context.newPage();
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL('/', editor.address).href) && !/^(data|blob):/.test(request.url()))
      elsewhere.push(request.url());
  });
  preview = page.frameLocator('iframe[title=Preview]');
  await page.goto(editor.address);
});

test.afterAll(async () => {
  await context?.close();
  editor?.child.kill('SIGTERM');
  await editor?.ended;
  rmSync(content, { recursive: true, force: true });
});

const read = (file: string) => readFileSync(join(content, file), 'utf8');
const blocksOf = (file: string) => parse(read(file)).blocks as BlockContent[];
const galleryPictures = () =>
  blocksOf('pages/index.yaml').find(
    (block): block is GalleryContent & BlockContent => block.type === 'gallery',
  )!.pictures;

/** The lines of a file that an action takes away and adds. */
async function difference(file: string, act: () => Promise<void>) {
  const before = read(file).split('\n');
  await act();
  const after = read(file).split('\n');
  return {
    gone: before.filter((line) => !after.includes(line)),
    added: after.filter((line) => !before.includes(line)),
    lines: after.length - before.length,
  };
}

async function save() {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Saved.');
}

const open = (name: string | RegExp) => page.getByRole('navigation').getByRole('button', { name }).click();
const show = (name: RegExp) => page.getByRole('main').getByRole('button', { name, expanded: false }).click();

test('the telephone number is changed once, and the preview shows it before it is saved', async () => {
  const change = await difference('company.yaml', async () => {
    await page.getByLabel('Preview of').selectOption('/partners');
    await page.getByLabel('Telephone').fill('+256 123 456 789');
    await expect(preview.getByRole('link', { name: '+256 123 456 789' }).first()).toBeVisible();
    expect(read('company.yaml')).not.toContain('123 456');
    await save();
  });
  expect(change.gone).toEqual([expect.stringMatching(/^ {2}telephone: /)]);
  expect(change.added).toEqual(['  telephone: +256 123 456 789']);
  expect(change.lines).toBe(0);
});

test('a gallery picture is replaced by one that is dropped and described', async ({}, testInfo) => {
  const master = testInfo.outputPath('scene.jpg');
  await writeScene(master);
  const [, second] = galleryPictures();
  const words = read('pictures/pictures.yaml');

  await open('Home page');
  await show(/Gallery/);
  const change = await difference('pages/index.yaml', async () => {
    await page.getByRole('button', { name: 'Replace picture 2' }).click();
    const bytes = readFileSync(master).toString('base64');
    const dropped = await page.evaluateHandle((base64) => {
      const transfer = new DataTransfer();
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([data], 'Our Yard (2).JPG', { type: 'image/jpeg' }));
      return transfer;
    }, bytes);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Drop a new picture here').dispatchEvent('drop', { dataTransfer: dropped });
    await dialog.getByLabel('What is seen').fill('A field that is red above and blue below.');
    await dialog.getByLabel('Caption').fill('Red over blue.');
    await dialog.getByLabel('From the left').fill('30');
    await dialog.getByRole('button', { name: 'Use this picture' }).click();
    await expect(preview.getByAltText('A field that is red above and blue below.')).toHaveCount(1);
    await save();
  });
  expect(change).toEqual({ gone: [`      - ${second}`], added: ['      - our-yard-2'], lines: 0 });
  expect(galleryPictures()[1]).toBe('our-yard-2');
  expect(readFileSync(join(content, 'pictures/our-yard-2.jpg'))).toEqual(readFileSync(master));
  expect(read('pictures/pictures.yaml')).toBe(`${words}our-yard-2.jpg:
  alt: A field that is red above and blue below.
  caption: Red over blue.
  kind: photograph
  credit: "{company}"
  focus: 30% 50%
`);
});

test('a picture that cannot be used is refused with the reason, and nothing of it stays', async ({}, testInfo) => {
  const master = testInfo.outputPath('half.jpg');
  await writeBrokenOff(master);
  await page.getByRole('button', { name: 'Replace picture 1' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Drop a new picture here').setInputFiles(master);
  await expect(dialog.getByRole('alert')).toContainText('“half.jpg” is damaged or not a picture');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('main').getByRole('status')).not.toContainText('Not saved');
});

test('a file that is larger than any photograph is refused with the remedy', async () => {
  await open('Pictures');
  const file = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(61 * 1024 * 1024)], 'poster.jpg'));
    return transfer;
  });
  await page.getByText('Drop a new picture here').dispatchEvent('drop', { dataTransfer: file });
  await expect(page.getByRole('alert')).toHaveText(/more than 60 MB.*export it as JPEG/);
});

test('a new picture that is not used after all leaves nothing to correct', async ({}, testInfo) => {
  const master = testInfo.outputPath('unwanted.jpg');
  await writeScene(master);
  await open('Home page');
  await show(/Gallery/);
  await page.getByRole('button', { name: 'Replace picture 1' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Drop a new picture here').setInputFiles(master);
  await expect(dialog.getByLabel('What is seen')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close without using it' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Everything is saved.');
});

test('a second window waits until the first is closed, so that neither writes over the other', async () => {
  const second = await context.newPage();
  await second.goto(editor.address);
  await expect(second.getByText('The editor is open in another window.')).toBeVisible();
  await page.close();
  await expect(second.getByLabel('Telephone')).toBeVisible();
  page = second;
  preview = page.frameLocator('iframe[title=Preview]');
});

test('an entry is added to the timeline', async () => {
  await open('/about');
  await show(/Timeline/);
  const change = await difference('pages/about.yaml', async () => {
    await page.getByRole('button', { name: 'Add entry' }).click();
    await expect(page.getByRole('textbox', { name: 'Year' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Year' }).fill('2026');
    await page.getByRole('textbox', { name: 'Title' }).last().fill('A step');
    await page.getByRole('textbox', { name: 'Text' }).fill('It was taken: {company}.');
    await expect(preview.getByRole('heading', { name: 'A step' })).toBeVisible();
    await save();
  });
  expect(change).toEqual({
    gone: [],
    added: ['      - { year: "2026", title: A step, text: "It was taken: {company}." }'],
    lines: 1,
  });
});

test('the order is changed by dragging, and with buttons', async () => {
  await open('Home page');
  await show(/Gallery/);
  const [first, second, third] = galleryPictures();
  const from = (await page.getByRole('button', { name: 'Drag picture 3' }).boundingBox())!;
  const to = (await page.getByRole('button', { name: 'Drag picture 1' }).boundingBox())!;
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, to.y + to.height / 2, { steps: 20 });
  await page.mouse.up();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Not saved');
  const change = await difference('pages/index.yaml', save);
  expect(change).toEqual({ gone: [], added: [], lines: 0 });
  expect(galleryPictures().slice(0, 3)).toEqual([third, first, second]);

  await page.getByRole('button', { name: 'Move picture 1 down' }).click();
  await page.getByRole('button', { name: 'Move picture 3 up' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Not saved');
  await save();
  expect(galleryPictures().slice(0, 3)).toEqual([first, second, third]);
});

test('a mistake is told in plain words at its field, is not saved, and is not lost', async () => {
  const before = read('company.yaml');
  await open('Company details');
  await page.getByLabel('Telephone').fill('0123');
  const told = page.getByText(
    'This is not an international telephone number: write it like “+256 000 000 000”',
  );
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Not saved yet');
  expect(read('company.yaml')).toBe(before);

  await page.reload();
  await expect(page.getByLabel('Telephone')).toHaveValue('0123');
  await open('Pictures');
  await page.getByRole('button', { name: 'Company details, Contact, Telephone' }).click();
  await expect(page.getByLabel('Telephone')).toBeFocused();
  await page.getByLabel('Telephone').fill('+256 123 456 789');
  await expect(told).toBeHidden();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Everything is saved.');
  expect(read('company.yaml')).toBe(before);
});

test('a message leads to its field through closed blocks', async () => {
  await open('Home page');
  await show(/Opening/);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^1 .*Opening/ })
    .locator('xpath=ancestor::li')
    .getByRole('group', { name: 'Buttons' })
    .getByRole('button', { expanded: false })
    .first()
    .click();
  const leadsTo = page.getByLabel('Leads to');
  const before = await leadsTo.inputValue();
  await leadsTo.fill(`${before}x`);
  await open('Company details');
  const message = page.getByRole('button', { name: /^Home page, block 1 .*, button 1, Leads to$/ });
  await expect(page.getByText(`Did you mean “${before}”?`)).toBeVisible();
  await message.click();
  await expect(leadsTo).toBeFocused();
  await leadsTo.fill(before);
  await expect(message).toBeHidden();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Everything is saved.');
});

test('a new page is a draft, marked as one, until it is published', async () => {
  await page.getByLabel('Address of a new page').fill('vision');
  await page.getByRole('button', { name: 'Add page' }).click();
  await page.getByLabel('Title in search results').fill('A page that is not yet ready to be read by anybody');
  await page
    .getByLabel('Description in search results')
    .fill(
      'What search engines show below the title, at some length, so that people know what they will find when they open the page.',
    );
  const kinds = page.getByLabel('Add a block');
  await kinds.selectOption(await kinds.locator('option', { hasText: /^Figure hero/ }).getAttribute('value'));
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('One vision');
  await page.getByLabel('Great figure').fill('1');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('One vision');
  await expect(preview.getByText('Draft: this page is not published.')).toBeVisible();
  await save();
  expect(parse(read('pages/vision.yaml')).published).toBe(false);

  await page.getByLabel('Published').first().check();
  await expect(preview.getByText('Draft:')).toBeHidden();
  const change = await difference('pages/vision.yaml', save);
  expect(change).toEqual({ gone: ['published: false'], added: ['published: true'], lines: 0 });
});

test('a block that is not published is marked in the preview', async () => {
  await open('/about');
  await show(/Timeline/);
  const change = await difference('pages/about.yaml', async () => {
    await page.getByLabel('Published').last().uncheck();
    await expect(preview.getByText('Draft: this block is not published.')).toBeVisible();
    await save();
  });
  expect(change).toEqual({ gone: [], added: ['    published: false'], lines: 1 });
});

/** Presses a button that asks a question first. @returns the question */
async function answer(button: Locator, isYes: boolean): Promise<string> {
  const asked = page.waitForEvent('dialog');
  const pressed = button.click();
  const dialog = await asked;
  await (isYes ? dialog.accept() : dialog.dismiss());
  await pressed;
  return dialog.message();
}

test('a page is removed after a question that names it', async () => {
  cpSync(join(ROOT, 'tests/fixtures/company/pages/draft.yaml'), join(content, 'pages/passing.yaml'));
  await page.reload();
  await open(/^\/passing/);
  const button = page.getByRole('button', { name: 'Remove this page' });
  const question = await answer(button, false);
  expect(question).toContain('Remove the page /passing?');
  expect(question).not.toContain('Links lead to it');
  expect(question).toContain('After that it is gone');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page /passing');

  await answer(button, true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home page');
  await expect(button).toBeHidden();
  await expect(page.getByRole('navigation').getByRole('button', { name: '/passing' })).toBeHidden();
  expect(existsSync(join(content, 'pages/passing.yaml'))).toBe(true);
  await save();
  expect(existsSync(join(content, 'pages/passing.yaml'))).toBe(false);
});

test('who removes a page is told of the links to it, and can take that back', async () => {
  await open('/about');
  const question = await answer(page.getByRole('button', { name: 'Remove this page' }), true);
  expect(question).toContain('Links lead to it');
  expect(question).toMatch(/• Menu and footer, header, link \d\n/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Not saved yet');
  await expect(page.getByText('leads to /about, where there is no page.').first()).toBeVisible();
  expect(existsSync(join(content, 'pages/about.yaml'))).toBe(true);
  await answer(page.getByRole('button', { name: 'Forget changes' }), true);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Everything is saved.');
  await expect(page.getByRole('navigation').getByRole('button', { name: '/about' })).toBeVisible();
});

test('a picture is removed once no page shows it; until then its places are told', async () => {
  const group = page.getByRole('group', { name: 'our-yard-2.jpg' });
  const remove = group.getByRole('button', { name: 'Remove' });
  await open('Pictures');
  await expect(group.getByText(/^Shown on: Home page, block \d \(gallery\), picture 2\.$/)).toBeVisible();
  await expect(remove).toBeHidden();

  await open('Home page');
  await show(/Gallery/);
  await page.getByRole('button', { name: 'Replace picture 2' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await open('Pictures');
  const change = await difference('pictures/pictures.yaml', async () => {
    expect(await answer(remove, true)).toContain('Remove the picture our-yard-2.jpg and its words?');
    await expect(group).toBeHidden();
    await save();
  });
  expect(change).toEqual({ gone: expect.arrayContaining(['our-yard-2.jpg:']), added: [], lines: -6 });
  expect(existsSync(join(content, 'pictures/our-yard-2.jpg'))).toBe(false);
});

test('changes can be forgotten', async () => {
  const before = read('company.yaml');
  await open('Company details');
  await page.getByLabel('City').fill('Elsewhere');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Not saved: changes in Company details.',
  );
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Forget changes' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Everything is saved.');
  await expect(page.getByLabel('City')).toHaveValue(parse(before).contact.city);
  expect(read('company.yaml')).toBe(before);
});

test('what changes in the content folder meanwhile is taken over', async () => {
  cpSync(join(CONTENT, 'company.yaml'), join(content, 'company.yaml'));
  await page.reload();
  await expect(page.getByLabel('Telephone')).toHaveValue(parse(read('company.yaml')).contact.telephone);
});

test('where the words of the pictures cannot be read, the chooser opens and says so', async ({}, testInfo) => {
  const master = testInfo.outputPath('scene.jpg');
  await writeScene(master);
  const before = read('pictures/pictures.yaml');
  writeFileSync(join(content, 'pictures/pictures.yaml'), `${before}\nx: [\n`);
  await page.reload();
  await open('Home page');
  await show(/Gallery/);
  await page.getByRole('button', { name: 'Choose picture 1' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Drop a new picture here').setInputFiles(master);
  await expect(dialog.getByRole('alert')).toContainText('Correct pictures/pictures.yaml by hand');
  await dialog.getByRole('button', { name: 'Close' }).click();
  writeFileSync(join(content, 'pictures/pictures.yaml'), before);
  await page.reload();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Everything is saved.');
});

for (const name of ['Company details', 'Home page', 'Pictures']) {
  test(`axe finds nothing in the editor: ${name}`, async () => {
    await open(name);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([]);
  });
}

test('nothing was asked of another site', () => {
  expect(elsewhere).toEqual([]);
});

test('other machines and other sites do not get in', async ({ request }) => {
  const { port, href } = new URL(editor.address);
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const { address } of outside) {
    const connection = createConnection({ host: address, port: Number(port), timeout: 2000 });
    const result = await new Promise((resolve) => {
      connection.once('connect', () => resolve('connected'));
      connection.once('timeout', () => resolve('no answer'));
      connection.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code));
    });
    connection.destroy();
    expect(result, address).not.toBe('connected');
  }
  // The second has let its own name lead to this machine, so that the browser takes it for the editor.
  const host = `evil.example:${port}`;
  const others: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Host: host, Origin: `http://${host}` },
  ];
  for (const headers of others) {
    const answer = await request.post(`${href}/discard`, { headers, data: {} });
    expect(answer.status(), JSON.stringify(headers)).toBe(403);
  }
  expect((await request.get(`${href}/desk`, { headers: { Host: host } })).status()).toBe(403);
  const { 'content-security-policy': policy } = (await request.get(href)).headers();
  expect(policy, 'no frame of another site').toContain("frame-ancestors 'none'");
});

test('the public site holds nothing of the editor', async ({ request }) => {
  expect((await request.get('/@editor')).status()).toBe(404);
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|css|js|json|txt)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(5);
  for (const name of files) {
    expect(readFileSync(join(DIST, name), 'utf8'), name).not.toMatch(/@editor|dnd-kit|draft-banner|isDraft/);
  }
});

test('the editor leaves nothing behind when everything is saved', async () => {
  editor.child.kill('SIGTERM');
  expect(await editor.ended).toEqual([0, null]);
  const work = join(ROOT, '.cache/editor');
  const left = existsSync(work)
    ? readdirSync(work).filter((key) => existsSync(join(work, key, 'draft/pages/vision.yaml')))
    : [];
  expect(left).toEqual([]);
});
