/** The most frequent tasks in the editor. All other tests of the editor are in tests/release/. */
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { difference, dropFile, startSession } from './support/editor.ts';
import { writeScene } from './support/source-images.ts';

// All tests share one editor page: each test continues from the state that the previous one saved.
test.describe.configure({ mode: 'serial' });

type Session = Awaited<ReturnType<typeof startSession>>;
let session: Session;
let editor: Session['editor'];
let page: Page;
let ui: Session['ui'];

test.beforeAll(async ({ browser }, testInfo) => {
  session = await startSession(browser, testInfo);
  ({ editor, page, ui } = session);
});

test.afterAll(() => session?.end());

const change = (file: string, act: () => Promise<void>) => difference(() => editor.read(file), act);
const galleryPictures = (): string[] =>
  parse(editor.read('pages/index.yaml')).blocks.find(({ type }: { type: string }) => type === 'gallery')
    .pictures;

test('a changed telephone number is shown in the preview before it is saved', async () => {
  const changed = await change('company.yaml', async () => {
    await page.getByLabel('Telephone').fill('+256 123 456 789');
    await expect(ui.preview.getByRole('link', { name: '+256 123 456 789' }).first()).toBeAttached();
    await expect(ui.status).toHaveText('Not saved: changes in Company details.');
    expect(editor.read('company.yaml')).not.toContain('123 456');
    await ui.save();
  });
  expect(changed.gone).toEqual([expect.stringMatching(/^ {2}telephone: /)]);
  expect(changed.added).toEqual(['  telephone: +256 123 456 789']);
  expect(changed.lines).toBe(0);
});

test('a gallery picture can be replaced by dropping a file and describing it', async ({}, testInfo) => {
  const source = testInfo.outputPath('Our Yard (2).JPG');
  await writeScene(source);
  const [, second] = galleryPictures();
  const descriptions = editor.read('pictures/pictures.yaml');
  // The preview must not rely on change notifications, because a page that is still loading does not get them. So this
  // blocks all further notifications.
  await page.routeWebSocket(/./, () => {});

  await ui.open('Home page');
  await ui.show(/Gallery/);
  const changed = await change('pages/index.yaml', async () => {
    await page.getByRole('button', { name: 'Replace picture 2' }).click();
    await dropFile(ui.dialog.getByLabel('Drop a new picture here'), source);
    await ui.dialog.getByLabel('What is seen').fill('A field that is red above and blue below.');
    await ui.dialog.getByLabel('Caption').fill('Red over blue.');
    await ui.dialog.getByLabel('From the left').fill('30');
    await ui.dialog.getByRole('button', { name: 'Use this picture' }).click();
    await expect(ui.preview.getByAltText('A field that is red above and blue below.')).toHaveCount(1);
    await ui.save();
  });
  expect(changed.added.join()).toContain('our-yard-2');
  expect(changed.gone.join()).toContain(second);
  expect(galleryPictures()[1]).toBe('our-yard-2');
  expect(editor.read('pictures/pictures.yaml')).toBe(`${descriptions}our-yard-2.jpg:
  alt: A field that is red above and blue below.
  caption: Red over blue.
  kind: photograph
  credit: "{company}"
  focus: 30% 50%
`);
});

test('the order can be changed by dragging and with buttons', async () => {
  const [first, second, third] = galleryPictures();
  await page.getByRole('button', { name: 'Drag picture 3' }).scrollIntoViewIfNeeded();
  const from = (await page.getByRole('button', { name: 'Drag picture 3' }).boundingBox())!;
  const to = (await page.getByRole('button', { name: 'Drag picture 1' }).boundingBox())!;
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, to.y + to.height / 2, { steps: 20 });
  await page.mouse.up();
  await expect(ui.status).toContainText('picture 3 is now 1 of');
  await ui.save();
  expect(galleryPictures().slice(0, 3)).toEqual([third, first, second]);

  await page.getByRole('button', { name: 'Move picture 1 down' }).click();
  await page.getByRole('button', { name: 'Move picture 3 up' }).click();
  await expect(ui.status).toContainText('picture 3 is now 2 of');
  await ui.save();
  expect(galleryPictures().slice(0, 3)).toEqual([first, second, third]);
});

test('an entry can be added to the timeline, and a block made a draft', async () => {
  await ui.open('Who We Are');
  await ui.show(/Timeline/);
  const changed = await change('pages/about.yaml', async () => {
    await page.getByRole('button', { name: 'Add an entry' }).click();
    await expect(page.getByRole('textbox', { name: 'Year' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Year' }).fill('2026');
    await page.getByRole('textbox', { name: 'Title' }).last().fill('A step');
    await page.getByRole('textbox', { name: 'Text' }).fill('It was taken: {company}.');
    await expect(ui.preview.getByRole('heading', { name: 'A step' })).toBeVisible();
    await page.getByLabel('Visitors see this block').last().uncheck();
    // Another block of this page is already a draft.
    await expect(ui.preview.getByText('Draft: this block is not published.')).toHaveCount(2);
    await ui.save();
  });
  expect(changed).toEqual({
    gone: [],
    added: ['      - { year: "2026", title: A step, text: "It was taken: {company}." }'],
    lines: 2,
  });
});

test('a mistake is explained at its field, and is neither saved nor lost', async () => {
  const before = editor.read('company.yaml');
  await ui.open('Company details');
  await page.getByLabel('Telephone').fill('0123');
  await page.getByLabel('Telephone').blur();
  const told = page.getByText(
    'This is not an international telephone number: write it like “+256 000 000 000”',
  );
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(ui.status).toContainText('Not saved yet');
  expect(editor.read('company.yaml')).toBe(before);

  await page.reload();
  await expect(page.getByLabel('Telephone')).toHaveValue('0123');
  await ui.open('Pictures');
  await page.getByRole('button', { name: 'Company details, Contact, Telephone' }).click();
  await expect(page.getByLabel('Telephone')).toBeFocused();
  await page.getByLabel('Telephone').fill('+256 123 456 789');
  await expect(told).toBeHidden();
  await expect(ui.status).toHaveText('Everything is saved.');
});

test('a message leads to its field, even in a closed block', async () => {
  await ui.open('Home page');
  await ui.show(/^1 /);
  await page.getByRole('group', { name: 'Buttons' }).getByRole('button', { expanded: false }).first().click();
  const leadsTo = page.getByLabel('Leads to');
  const before = await leadsTo.inputValue();
  await leadsTo.fill(`${before}x`);
  await ui.open('Company details');
  const message = page.getByRole('button', { name: /^Home page, block 1 .*, button 1, Leads to$/ });
  await expect(page.getByText(`Did you mean “${before}”?`)).toBeVisible();
  await message.click();
  await expect(leadsTo).toBeFocused();
  await leadsTo.fill(before);
  await expect(message).toBeHidden();
  await expect(ui.status).toHaveText('Everything is saved.');
});

test('F6, and the first stops of Tab, move between the parts of the editor', async () => {
  const list = page.getByRole('navigation', { name: 'Contents' });
  const preview = page.getByRole('region', { name: 'Preview' });
  const field = page.getByLabel('Leads to');
  await ui.open('Who We Are');
  await page.getByLabel('Description in search results').focus();
  await page.keyboard.press('Shift+F6');
  await expect(list.getByRole('button', { name: 'Who We Are' })).toBeFocused();
  await list.getByRole('button', { name: 'Home page' }).press('Enter');
  await expect(page.getByRole('form')).toHaveAccessibleName('Home page');
  await page.keyboard.press('F6');
  await expect(page.getByRole('region', { name: 'Edit' })).toBeFocused();
  await ui.show(/^1 /);
  await page.getByRole('group', { name: 'Buttons' }).getByRole('button', { expanded: false }).first().click();
  await field.focus();
  await page.keyboard.press('F6');
  await expect(preview).toBeFocused();
  // F6 also works from inside the previewed page.
  await expect(async () => {
    // If the preview is redrawn in the meantime, the focus is lost, so this is repeated.
    await ui.preview.getByRole('link').first().focus();
    await page.keyboard.press('Shift+F6');
    await expect(field).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('F6');
  await page.keyboard.press('F6');
  await expect(page.getByRole('banner')).toBeFocused();

  await page.keyboard.press('Tab');
  const first = page.getByRole('group', { name: 'Go to' }).getByRole('button');
  await expect(first.first()).toBeFocused();
  await expect(first).toHaveText(['Contents', 'Edit', 'Preview']);
  await expect(page.getByText('F6 goes on to the next part')).toBeInViewport({ ratio: 1 });
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, part] of [
      ['Preview', page.getByTitle('Preview', { exact: true })],
      ['Edit', field],
      ['Contents', list.getByRole('button', { name: 'Home page' })],
    ] as const) {
      await first.getByText(name).focus();
      await expect(first.getByText(name)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(part).toBeFocused();
      await expect(part).toBeInViewport();
    }
  }
});
