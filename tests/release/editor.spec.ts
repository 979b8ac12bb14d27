/** Tests rare situations in the editor: mistakes in files, unusable files, other windows, requests of other sites. */
import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { DIST } from '../../scripts/build.ts';
import { ROOT } from '../../scripts/process.ts';
import { difference, editorOn, startSession } from '../support/editor.ts';
import { writeBrokenOff, writeScene } from '../support/source-images.ts';

// All tests share one editor page: each test continues from the state that the previous one saved.
test.describe.configure({ mode: 'serial' });

type Session = Awaited<ReturnType<typeof startSession>>;
let session: Session;
let editor: Session['editor'];
let context: Session['context'];
let elsewhere: string[];
let page: Page;
let ui: Session['ui'];

test.beforeAll(async ({ browser }, testInfo) => {
  session = await startSession(browser, testInfo);
  ({ editor, context, page, ui, elsewhere } = session);
});

test.afterAll(() => session?.end());

const pathOf = (file: string) => join(editor.content, file);

test('an unusable picture is rejected with a reason, and nothing of it is kept', async ({}, testInfo) => {
  const source = testInfo.outputPath('half.jpg');
  await writeBrokenOff(source);
  await ui.open('Home page');
  await ui.show(/Gallery/);
  await page.getByRole('button', { name: 'Replace picture 1' }).click();
  await ui.dialog.getByLabel('Drop a new picture here').setInputFiles(source);
  await expect(ui.dialog.getByRole('alert')).toContainText('“half.jpg” is damaged or not a picture');
  await ui.dialog.getByRole('button', { name: 'Close' }).click();
  await expect(ui.status).toHaveText('Everything is saved.');
});

test('cancelling a new picture leaves nothing to correct', async ({}, testInfo) => {
  const source = testInfo.outputPath('unwanted.jpg');
  await writeScene(source);
  await page.getByRole('button', { name: 'Replace picture 1' }).click();
  await ui.dialog.getByLabel('Drop a new picture here').setInputFiles(source);
  await expect(ui.dialog.getByLabel('What is seen')).toBeVisible();
  await ui.dialog.getByRole('button', { name: 'Close without using it' }).click();
  await expect(ui.status).toHaveText('Everything is saved.');
});

test('a picture of more than 60 MB is rejected with advice', async ({}, testInfo) => {
  await ui.open('Pictures');
  const source = testInfo.outputPath('poster.jpg');
  writeFileSync(source, Buffer.alloc(61 * 1024 * 1024));
  await page.getByLabel('Drop new pictures here').setInputFiles(source);
  await expect(page.getByRole('alert').first()).toHaveText(/more than 60 MB.*export it as JPEG/);
});

test('several pictures can be added at once, and unusable ones are named', async ({}, testInfo) => {
  const [one, half, two] = ['one.jpg', 'half.jpg', 'two.jpg'].map((name) => testInfo.outputPath(name));
  await writeScene(one!);
  await writeBrokenOff(half!);
  await writeScene(two!);
  await ui.open('Pictures');
  await page.getByLabel('Drop new pictures here').setInputFiles([one!, half!, two!]);
  await expect(page.getByRole('group', { name: 'two.jpg' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'one.jpg' })).toBeVisible();
  await expect(page.getByRole('alert').first()).toHaveText(/^“half\.jpg” is damaged/);
  await ui.answer(page.getByRole('button', { name: 'Forget changes' }), true);
  await expect(page.getByRole('group', { name: 'two.jpg' })).toBeHidden();
});

test('pictures can be searched by description, in their list and in the dialog that chooses one', async () => {
  const [file, { caption }] = Object.entries<{ caption: string }>(
    parse(editor.read('pictures/pictures.yaml')),
  ).at(-1)!;
  await ui.open('Pictures');
  await page.getByRole('searchbox', { name: 'Search the pictures' }).fill(caption.toUpperCase());
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await expect(page.getByRole('group', { name: /\.\w+$/ })).toHaveCount(1);
  await expect(page.getByRole('group', { name: file })).toBeVisible();

  await ui.open('Home page');
  await ui.show(/Gallery/);
  await page.getByRole('button', { name: 'Replace picture 1' }).click();
  await ui.dialog.getByRole('searchbox').fill(caption);
  await expect(ui.dialog.getByRole('listitem')).toHaveCount(1);
  await ui.dialog.getByRole('searchbox').fill('no such picture');
  await expect(ui.dialog.getByText(/^0 of \d+$/)).toBeVisible();
  await ui.dialog.getByRole('button', { name: 'Close' }).click();
});

test('a picture can be replaced everywhere at once, and undo restores the previous one', async ({}, testInfo) => {
  const source = testInfo.outputPath('another.jpg');
  await writeScene(source);
  const [first] = parse(editor.read('pages/index.yaml')).blocks.find(
    ({ type }: { type: string }) => type === 'gallery',
  ).pictures;
  const list = editor.read('pictures/pictures.yaml');
  const [file, { alt }] = Object.entries<{ alt: string }>(parse(list)).find(([name]) =>
    name.startsWith(`${first}.`),
  )!;
  const before = readFileSync(pathOf(`pictures/${file}`));
  /** The colour of the preview’s picture when it is scaled to one pixel, rounded. */
  const seen = () =>
    ui.preview
      .getByAltText(alt)
      .first()
      .evaluate(async (picture: HTMLImageElement) => {
        picture.loading = 'eager';
        await picture.decode();
        const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
        canvas.drawImage(picture, 0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data].map((value) => value >> 4).join();
      });
  await ui.open('Home page');
  let was = '';
  await expect(async () => {
    was = await seen();
  }).toPass();
  await ui.open('Pictures');
  await page
    .getByRole('group', { name: file })
    .getByLabel('Put another picture in the place')
    .setInputFiles(source);
  await expect(ui.status).toContainText('The picture is replaced.');
  await ui.open('Home page');
  await expect(async () => expect(await seen()).not.toBe(was)).toPass();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(ui.status).toContainText('Taken back');
  await ui.open('Home page');
  await expect(async () => expect(await seen()).toBe(was)).toPass();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(ui.status).toContainText('Made again');
  await ui.save();
  const names = (text: string) => Object.keys(parse(text)).map((name) => name.replace(/\..*/, ''));
  expect(names(editor.read('pictures/pictures.yaml'))).toEqual(names(list));
  expect(readFileSync(pathOf(`pictures/${first}.jpg`))).not.toEqual(before);
});

test('bold words, links and lists can be made with the keyboard, and the preview shows them', async () => {
  await ui.open('Who We Are');
  await ui.show(/^2 Statements/);
  await page
    .getByRole('group', { name: 'Statements' })
    .getByRole('button', { expanded: false })
    .first()
    .click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill('We build vans. More');
  await text.press('ControlOrMeta+Home');
  await text.press('ControlOrMeta+Shift+ArrowRight');
  await text.press('ControlOrMeta+b');
  await expect(text).toHaveValue('**We** build vans. More');
  await expect(page.getByText('19 of 400')).toBeVisible();
  await text.press('ControlOrMeta+End');
  await text.press('ControlOrMeta+Shift+ArrowLeft');
  await text.press('ControlOrMeta+k');
  await expect(ui.dialog.getByLabel('Words')).toHaveValue('More');
  await ui.dialog.getByLabel('Leads to').fill('/operation');
  await ui.dialog.getByLabel('Leads to').press('Enter');
  await expect(text).toHaveValue('**We** build vans. [More](/operation)');
  await expect(text).toBeFocused();
  await expect(
    page.getByText('This has the link “More”, which leads to /operation, where there is no page.'),
  ).toBeVisible();
  await text.fill('**We** build vans:\nbuses\ntrucks, [all of them](/operations)');
  for (let i = 0; i < 2; i++) await text.press('Shift+ArrowUp');
  await page.getByRole('button', { name: 'List in Text' }).press('Enter');
  await expect(text).toHaveValue('- **We** build vans:\n- buses\n- trucks, [all of them](/operations)');
  await expect(ui.preview.getByRole('listitem').filter({ hasText: 'trucks, all of them' })).toBeVisible();
  await expect(ui.preview.getByRole('listitem').getByText('We', { exact: true })).toHaveCSS(
    'font-weight',
    '600',
  );
  await ui.save();
  expect(editor.read('pages/about.yaml')).toContain('- **We** build vans:');
});

test('a page can be renamed, copied and added to the menu; its old address redirects to the new one', async () => {
  await ui.open('Yard');
  await page.getByRole('button', { name: 'Change its address' }).click();
  await expect(ui.dialog.getByLabel('New address')).toHaveValue('yard');
  await ui.dialog.getByLabel('New address').fill('Our Yard');
  await ui.dialog.getByRole('button', { name: 'Change its address' }).click();
  await expect(ui.status).toHaveText('The page has its new address. Links follow.');
  await expect(ui.preview.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Add to the menu' }).click();
  await ui.dialog.getByLabel('Label in the menu').fill('The yard');
  await ui.dialog.getByRole('button', { name: 'Add to the menu' }).click();
  await expect(ui.status).toHaveText('“The yard” is in the menu now. Look at it, then press Save.');
  await expect(
    ui.preview.getByRole('link', { name: 'The yard', includeHidden: true }).first(),
  ).toBeAttached();
  await expect(page.getByRole('button', { name: 'Change its link in the menu' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Add to the menu' })).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveValue('The yard');
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
  await ui.open('The yard');

  await page.getByRole('button', { name: 'Copy this page' }).click();
  await ui.dialog.getByLabel('Address of the copy').fill('second-yard');
  await ui.dialog.getByRole('button', { name: 'Copy this page' }).click();
  await expect(ui.status).toHaveText('This is the copy. It is a draft.');
  await expect(ui.preview.getByText('Draft: this page is not published.')).toBeVisible();
  await expect(page.getByLabel('Published')).not.toBeChecked();
  const question = await ui.answer(page.getByRole('button', { name: 'Remove this page' }), true);
  expect(question).toContain('“Undo” can bring it back, and “History” as it was last saved.');
  await ui.save();
  expect(existsSync(pathOf('pages/our-yard.yaml'))).toBe(true);
  expect(existsSync(pathOf('pages/second-yard.yaml'))).toBe(false);
  expect(parse(editor.read('redirects.yaml'))).toContainEqual({ from: '/yard', to: '/our-yard' });
  expect(parse(editor.read('navigation.yaml')).header.links.at(-1)).toEqual({
    label: 'The yard',
    to: '/our-yard',
  });
});

test('the logo can be replaced by a drawing but not a photograph, and headlines can get another typeface', async ({}, testInfo) => {
  const drawing = testInfo.outputPath('New Logo.svg');
  const square = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>';
  const photograph = testInfo.outputPath('a.jpg');
  writeFileSync(drawing, square);
  await writeScene(photograph);
  await ui.open('Colours and logos');
  const group = page.getByRole('group', { name: 'Group’s' });
  await group.getByLabel('Drop another drawing').setInputFiles(photograph);
  await expect(group.getByRole('alert')).toContainText('“a.jpg” is a picture made of dots.');
  await group.getByLabel('Drop another drawing').setInputFiles(drawing);
  await expect(group.getByRole('img', { name: 'Group’s logo as it is' })).toHaveAttribute(
    'src',
    /new-logo\.svg/,
  );
  await page.getByRole('group', { name: 'Headlines' }).getByLabel('Typeface').selectOption('Archivo');
  await ui.save();
  expect(parse(editor.read('theme.yaml'))).toMatchObject({
    logos: { group: 'new-logo.svg' },
    typefaces: { display: { font: '@fontsource-variable/archivo' } },
  });
  expect(editor.read('logos/new-logo.svg')).toBe(square);
});

test('axe finds no violation in any form, view or dialog, in wide and narrow windows', async () => {
  test.setTimeout(300_000);
  const inspect = async (state: string) => {
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(violations.map(({ id, nodes }) => `${state}, ${id}: ${nodes[0]!.html}`)).toEqual([]);
  };
  const isNarrow = (width: number) => width < 768;
  const go = async (name: string, width: number) => {
    if (isNarrow(width)) await page.getByRole('button', { name: 'Contents', exact: true }).click();
    await page.getByRole('navigation').getByRole('button', { name, exact: true }).click();
  };
  const dialog = async (button: string | RegExp, width: number) => {
    await page.getByRole('button', { name: button }).first().click();
    await expect(ui.dialog).toBeVisible();
    await inspect(`${button} at ${width}`);
    await page.keyboard.press('Escape');
    await expect(ui.dialog).toBeHidden();
  };
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ['Company details', 'Pictures', 'Colours and logos', 'Menu and footer']) {
      await go(name, width);
      await expect(page.getByRole('form')).toHaveAccessibleName(name);
      await inspect(`${name} at ${width}`);
    }
    if (isNarrow(width)) {
      for (const view of ['Preview', 'Contents']) {
        await page.getByRole('button', { name: view, exact: true }).click();
        await inspect(`${view} at ${width}`);
      }
    }
    await dialog('Publish…', width);
    await dialog('History', width);
    await dialog('Files', width);
    await dialog('Add a language', width);
    const arabic = page
      .getByRole('navigation')
      .getByText(/^Arabic/)
      .first();
    await arabic.click();
    await expect(page.getByRole('button', { name: /^Who We Are \(Arabic\) Missing/ })).toBeVisible();
    await inspect(`a language at ${width}`);
    await arabic.click();
    await go('Who We Are', width);
    await dialog('Add a block', width);
    await dialog('Change its address', width);
    await ui.show(/^2 Statements/);
    await page
      .getByRole('group', { name: 'Statements' })
      .getByRole('button', { expanded: false })
      .first()
      .click();
    await dialog('Link in Text', width);
    await go('Home page', width);
    await ui.show(/Gallery/);
    await dialog('Replace picture 1', width);

    // Change the same field here and with another program, to open the dialog of a conflict.
    await go('Company details', width);
    await page.getByLabel('City').fill(`Jinja ${width}`);
    await expect(ui.status).toContainText('Not saved');
    const text = editor.read('company.yaml');
    writeFileSync(pathOf('company.yaml'), text.replace(/(\bcity: ).*/, `$1Mbale ${width}`));
    await page.getByLabel('Country').fill('Uganda too');
    const question = page.getByRole('dialog', { name: 'This was changed elsewhere too' });
    await expect(question).toBeVisible();
    await inspect(`conflict at ${width}`);
    await question.getByRole('button', { name: 'Take the other one' }).click();
    await expect(question).toBeHidden();
    writeFileSync(pathOf('company.yaml'), text);
    if (isNarrow(width)) await page.getByRole('button', { name: 'Contents', exact: true }).click();
    await ui.answer(page.getByRole('button', { name: 'Forget changes' }), true);
    await expect(ui.status).toHaveText('Everything is saved.');
  }
});

test('a second window waits until the first is closed, so that neither overwrites the other’s changes', async () => {
  const second = await context.newPage();
  await second.goto(editor.address);
  await expect(second.getByText('The editor is open in another window.')).toBeVisible();
  await page.close();
  await expect(second.getByLabel('Telephone')).toBeVisible();
  page = second;
  ui = editorOn(page);
});

test('a page can be removed, after a confirmation that names it', async () => {
  cpSync(pathOf('pages/about.yaml'), pathOf('pages/passing.yaml'));
  await page.reload();
  await ui.open('Passing');
  const button = page.getByRole('button', { name: 'Remove this page' });
  const question = await ui.answer(button, false);
  expect(question).toContain('Remove the page “Passing” (/passing)?');
  expect(question).not.toContain('Links lead to it');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passing');

  await ui.answer(button, true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home page');
  await expect(button).toBeHidden();
  await expect(page.getByRole('navigation').getByRole('button', { name: 'Passing' })).toBeHidden();
  expect(existsSync(pathOf('pages/passing.yaml'))).toBe(true);
  await ui.save();
  expect(existsSync(pathOf('pages/passing.yaml'))).toBe(false);
});

test('a picture can be removed only when no page shows it; until then, the pages are listed', async () => {
  const gallery = parse(editor.read('pages/index.yaml')).blocks.find(
    ({ type }: { type: string }) => type === 'gallery',
  );
  const name = gallery.pictures[1] as string;
  const file = Object.keys(parse(editor.read('pictures/pictures.yaml'))).find((key) =>
    key.startsWith(`${name}.`),
  )!;
  const group = page.getByRole('group', { name: file });
  const remove = group.getByRole('button', { name: 'Remove' });
  await ui.open('Pictures');
  await expect(group.getByText(/^Shown on: Home page, block \d \(Gallery\), picture 2/)).toBeVisible();
  await expect(remove).toBeHidden();

  // Replace the picture on every page that shows it.
  for (const page of readdirSync(pathOf('pages'), { recursive: true, encoding: 'utf8' })) {
    if (!page.endsWith('.yaml')) continue;
    const text = editor.read(join('pages', page));
    writeFileSync(
      pathOf(join('pages', page)),
      text.replaceAll(new RegExp(`\\b${name}\\b(?=[,\\]\\n])`, 'g'), gallery.pictures[0]),
    );
  }
  await page.reload();
  const changed = await difference(
    () => editor.read('pictures/pictures.yaml'),
    async () => {
      expect(await ui.answer(remove, true)).toContain(`Remove the picture ${file} and its description?`);
      await expect(group).toBeHidden();
      await ui.save();
    },
  );
  expect(changed).toMatchObject({ gone: expect.arrayContaining([`${file}:`]), added: [] });
  expect(existsSync(pathOf(`pictures/${file}`))).toBe(false);
});

test('a mistake in a file without a form is reported with the file to correct', async () => {
  const theme = editor.read('theme.yaml');
  const logo = parse(theme).logos.company as string;
  const drawing = editor.read(`logos/${logo}`);
  writeFileSync(pathOf('theme.yaml'), theme.replace(/(cotton: )\S+/, '$1white'));
  await page.reload();
  await page.getByRole('button', { name: 'Colours and logos, Colours, Paper' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Colours and logos');
  await expect(page.getByRole('textbox', { name: 'Paper', exact: true })).toBeFocused();

  writeFileSync(pathOf('theme.yaml'), theme);
  writeFileSync(pathOf(`logos/${logo}`), '<p>Not a drawing</p>');
  await page.reload();
  await page.getByRole('button', { name: `Logo ${logo}` }).click();
  await expect(page.getByText(`Correct the file content/logos/${logo} by hand`)).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([]);

  writeFileSync(pathOf(`logos/${logo}`), drawing);
  await page.reload();
  await expect(ui.status).toHaveText('Everything is saved.');
});

test('the picture dialog opens and explains it if the descriptions of pictures cannot be read', async ({}, testInfo) => {
  const source = testInfo.outputPath('scene.jpg');
  await writeScene(source);
  const before = editor.read('pictures/pictures.yaml');
  appendFileSync(pathOf('pictures/pictures.yaml'), '\nx: [\n');
  await page.reload();
  await ui.open('Home page');
  await ui.show(/Gallery/);
  await page.getByRole('button', { name: 'Choose picture 1' }).click();
  await ui.dialog.getByLabel('Drop a new picture here').setInputFiles(source);
  await expect(ui.dialog.getByRole('alert')).toContainText('Correct content/pictures/pictures.yaml by hand');
  await ui.dialog.getByRole('button', { name: 'Close' }).click();
  writeFileSync(pathOf('pictures/pictures.yaml'), before);
  await page.reload();
  await expect(ui.status).toHaveText('Everything is saved.');
});

test('the editor has sent no request to another site', () => {
  expect(elsewhere).toEqual([]);
});

test('other machines and other sites cannot use the editor', async ({ request }) => {
  const { port, href } = new URL(editor.address);
  const outside = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const { address } of outside) {
    const connection = createConnection({ host: address, port: Number(port), timeout: 2000 });
    const result = await new Promise((resolve) => {
      connection.once('connect', () => resolve('connected'));
      connection.once('timeout', () => resolve('no response'));
      connection.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code));
    });
    connection.destroy();
    expect(result, address).not.toBe('connected');
  }
  // DNS rebinding: the other site resolves its name to this machine, so that a browser sends its requests to the editor.
  const host = `evil.example:${port}`;
  const response = await request.post(`${href}/discard`, {
    headers: { host, origin: `http://${host}` },
    data: {},
  });
  expect(response.status()).toBe(403);
  expect((await request.get(`${href}/workspace`, { headers: { host } })).status()).toBe(403);
});

test('the public site contains nothing of the editor', async ({ request }) => {
  expect((await request.get('/@editor')).status()).toBe(404);
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|css|js|json|txt)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(5);
  for (const name of files) {
    expect(readFileSync(join(DIST, name), 'utf8'), name).not.toMatch(/@editor|dnd-kit|draft-banner|isDraft/);
  }
});

test('the editor removes its working files when it stops, if everything is saved', async () => {
  const work = join(ROOT, '.cache/editor');
  const open = readdirSync(work);
  expect(await editor.stop()).toEqual([0, null]);
  expect(readdirSync(work).length).toBe(open.length - 1);
});
