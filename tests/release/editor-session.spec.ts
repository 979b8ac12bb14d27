/** Tests a longer session with the editor: pages, preview, windows, undo, changes of others, publishing, files. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { parse } from 'yaml';
import { difference, editorOn, startSession } from '../support/editor.ts';
import { writeScene } from '../support/source-images.ts';

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

/** Presses a key until an element has the focus. */
async function tabTo(target: Locator, key = 'Tab') {
  for (let presses = 0; presses < 200; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

const change = (file: string, act: () => Promise<void>) => difference(() => editor.read(file), act);

test('a new page is a draft, and marked as such, until it is published', async () => {
  await page.getByLabel('Address of a new page').fill('Our Outlook');
  const told: string[] = [];
  await page.exposeFunction('tell', (text: string) => told.push(text));
  await page.evaluate(() =>
    new MutationObserver(() => {
      const messages = [
        ...document.querySelectorAll('[id$=-messages], [aria-labelledby=problems-title]'),
      ].map((part) => part.textContent);
      (window as unknown as { tell(text: string): void }).tell(messages.join(''));
    }).observe(document.body, { subtree: true, childList: true, characterData: true }),
  );
  await page.getByRole('button', { name: 'Add page' }).click();
  await expect(page.getByText('This page is being drawn.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Oops!' })).toBeHidden();
  // The empty fields of a new page are not reported before the user has filled them in or tried to save.
  expect(told.join('')).toBe('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: /things to correct before saving$/ })).toBeFocused();
  await page.getByLabel('Title in search results').fill('A page that is not yet ready to be read by anybody');
  await page
    .getByLabel('Description in search results')
    .fill(
      'What search engines show below the title, at some length, so that people know what they will find when they open the page.',
    );
  await page.getByRole('button', { name: 'Add a block' }).click();
  await ui.dialog.getByRole('button', { name: /^Opening with a number/ }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('One outlook');
  await page.getByRole('textbox', { name: 'Number', exact: true }).fill('1');
  await expect(ui.preview.getByRole('heading', { level: 1 })).toHaveText('One outlook');
  await expect(ui.preview.getByText('Draft: this page is not published.')).toBeVisible();
  await ui.save();
  expect(parse(editor.read('pages/our-outlook.yaml')).published).toBe(false);

  await page.getByLabel('Published').check();
  await expect(ui.preview.getByText('Draft:')).toBeHidden();
  const changed = await change('pages/our-outlook.yaml', () => ui.save());
  expect(changed).toEqual({ gone: ['published: false'], added: ['published: true'], lines: 0 });
});

test('removing a page lists the links to it first, and can be undone', async () => {
  await ui.open('Who We Are');
  const question = await ui.answer(page.getByRole('button', { name: 'Remove this page' }), true);
  expect(question).toContain('Remove the page “Who We Are” (/about)?');
  expect(question).toMatch(/Links lead to it.*• Menu and footer, Header, link \d\n/s);
  expect(question).toContain('“Undo” can bring it back, and “History” as it was last saved.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home page');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(ui.status).toContainText('Not saved yet');
  await expect(page.getByText('leads to /about, where there is no page.').first()).toBeVisible();
  await ui.answer(page.getByRole('button', { name: 'Forget changes' }), true);
  await expect(ui.status).toHaveText('Everything is saved.');
  await expect(page.getByRole('navigation').getByRole('button', { name: 'Who We Are' })).toBeVisible();
});

test('blocks can be inserted, duplicated, moved and removed with the keyboard, without losing the focus', async () => {
  await ui.open('Home page');
  const blocks = page.getByRole('button', { name: /^Drag block/ });
  const title = (name: RegExp) => page.getByRole('main').getByRole('button', { name });
  const before = await blocks.count();
  const add = page.getByRole('button', { name: 'Add a block' });
  await add.focus();
  await page.keyboard.press('ArrowDown');
  await expect(blocks).toHaveCount(before);

  await page.getByRole('button', { name: 'Duplicate block 2' }).press('Enter');
  await expect(blocks).toHaveCount(before + 1);
  await expect(title(/^3 /)).toBeFocused();
  await page.getByRole('button', { name: 'Remove block 3' }).press('Enter');
  await expect(blocks).toHaveCount(before);
  await expect(title(/^3 /)).toBeFocused();
  await expect(ui.status).toContainText('“Undo” brings it back.');

  await page.getByRole('button', { name: 'Move block 2 down' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move block 3 down' })).toBeFocused();
  await expect(ui.status).toHaveText(`Block 2 is now 3 of ${before}.`);
  await page.getByRole('button', { name: 'Move block 3 up' }).press('Enter');

  await page.getByRole('button', { name: 'Drag block 3' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Block 3 of ${before} is picked up.`)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`Block would be 2 of ${before}.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Drag block 2' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');

  await page.getByRole('button', { name: 'Insert a block after block 1' }).press('Enter');
  await ui.dialog.getByRole('button', { name: /^Statements/ }).press('Enter');
  await expect(title(/^2 Statements/)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(blocks).toHaveCount(before);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(ui.status).toHaveText('Saved.');
});

test('spaces around an e-mail address are removed when its field is left', async () => {
  await ui.open('Company details');
  const email = page.getByLabel('E-mail', { exact: true });
  const before = await email.inputValue();
  await email.fill(` ${before} `);
  await email.blur();
  await expect(email).toHaveValue(before);
  await expect(ui.status).toHaveText('Everything is saved.');
});

test('an optional field with only a space counts as empty', async () => {
  const street = page.getByLabel('Street');
  const isSent = page.waitForRequest(
    (request) => request.method() === 'PUT' && !request.postData()?.includes('"street"'),
    { timeout: 10_000 },
  );
  await street.fill(' ');
  await street.blur();
  await isSent;
  await expect(street).toHaveValue('');
  await ui.answer(page.getByRole('button', { name: 'Forget changes' }), true);
  await expect(ui.status).toHaveText('Everything is saved.');
});

test('an invalid page address is rejected at its field, and can be corrected there', async () => {
  const added = page.getByLabel('Address of a new page');
  await added.fill('Über uns');
  await page.getByRole('button', { name: 'Add page' }).click();
  await expect(ui.status).toContainText('Use small letters, digits and hyphens');
  await expect(page.getByRole('form')).toHaveAccessibleName('Company details');
  await expect(added).toHaveValue('über-uns');
  await added.fill('');

  await ui.open('Who We Are');
  await page.getByRole('button', { name: 'Change its address' }).click();
  const changed = ui.dialog.getByLabel('New address');
  await changed.fill('operations');
  await changed.press('Enter');
  await expect(ui.dialog.getByRole('alert')).toHaveText('There is a page /operations already.');
  await expect(changed).toHaveValue('operations');
  await page.keyboard.press('Escape');
  await expect(ui.dialog).toBeHidden();
});

test('an undo in the picture dialog is kept when a picture is then chosen', async () => {
  await ui.open('Home page');
  await ui.show(/Gallery/);
  const shown = () =>
    page
      .getByRole('form')
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  const before = await shown();
  await page.getByRole('button', { name: 'Move picture 1 down' }).click();
  await page.getByRole('button', { name: 'Replace picture 3' }).click();
  await ui.dialog.getByRole('button', { name: 'Close' }).press('ControlOrMeta+z');
  await expect(ui.status).toContainText('Taken back');
  await ui.dialog.getByRole('button', { pressed: false }).last().click();
  await expect(ui.dialog).toBeHidden();
  const after = await shown();
  expect(after[2]).not.toBe(before[2]);
  expect(after.toSpliced(2, 1)).toEqual(before.toSpliced(2, 1));
  await ui.answer(page.getByRole('button', { name: 'Forget changes' }), true);
  await expect(ui.status).toHaveText('Everything is saved.');
});

test('clicking a text in the preview opens its field, and focusing a field scrolls the preview to it', async () => {
  await ui.open('Home page');
  const title = ui.preview.getByRole('heading', { name: 'Six lines of work' });
  const field = page.getByRole('textbox', { name: 'Title', exact: true }).first();
  // A newer preview may replace the one that is clicked, so this is repeated.
  await expect(async () => {
    await title.click();
    await expect(field).toBeFocused({ timeout: 3000 });
  }).toPass();
  await expect(field).toHaveValue('Six lines of work');
  await ui.preview.getByRole('contentinfo').getByRole('link', { name: '+256' }).first().click();
  await expect(page.getByLabel('Telephone')).toBeFocused();
  await ui.open('Home page');
  await page.getByRole('main').getByRole('button', { name: /^1 / }).focus();
  await expect(title).not.toBeInViewport();
});

test('an unreadable colour is reported with the nearest readable one, and previewed before it is saved', async () => {
  await ui.open('Colours and logos');
  const colour = page.getByRole('textbox', { name: 'Company’s colour', exact: true });
  await colour.fill('#ff8866');
  await expect(page.getByText('is hard to read on “Company’s colour”').first()).toBeVisible();
  const painted = () =>
    page
      .locator('iframe[title=Preview]')
      .evaluate((frame: HTMLIFrameElement) =>
        frame.contentDocument?.documentElement.style.getPropertyValue('--laterite'),
      );
  // The preview may be replaced by a newer one at any moment, so this is repeated.
  await expect.poll(painted).toBe('#ff8866');
  await colour.fill('#a24a4a');
  await page
    .getByRole('button', { name: 'Take the nearest that can be read for “Company’s colour”' })
    .first()
    .click();
  await expect(page.getByText('hard to read')).toHaveCount(0);
  await ui.answer(page.getByRole('button', { name: 'Forget changes' }), true);
  await expect(ui.status).toHaveText('Everything is saved.');
});

test('an action while the editor restarts is repeated until it succeeds', async () => {
  // The editor restarts after a change of colours. Then the first request and the first page of the preview fail.
  const away = ['**/@editor/pages', '**/our-plan'];
  for (const address of away) await page.route(address, (route) => route.abort(), { times: 1 });
  await page.getByLabel('Address of a new page').fill('our-plan');
  await page.getByRole('button', { name: 'Add page' }).click();
  await expect(ui.status).toContainText('One moment: the editor does not answer.');
  await expect(page.getByLabel('Title in search results')).toBeVisible();
  await expect(ui.preview.getByText('404', { exact: true }).first()).toBeAttached();
  for (const address of away) await page.unroute(address);
  await ui.answer(page.getByRole('button', { name: 'Forget changes' }), true);
  await ui.open('Home page');
});

test('a message says that the editor does not respond, and the change is sent when it does', async () => {
  await page.route('**/@editor/file?*', (route) => route.abort());
  await page.getByRole('main').getByLabel('Title in search results').press('End');
  await page.keyboard.type('x');
  await expect(ui.status).toContainText('start the editor again');
  await page.unroute('**/@editor/file?*');
  await page.keyboard.press('Backspace');
  await expect(ui.status).toHaveText('Everything is saved.');
});

test('a lost response is not taken for a change by another person', async () => {
  await ui.open('Company details');
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/@editor/file?*', lose, { times: 1 });
  await page.getByLabel('City').fill('Lost');
  await expect(ui.status).toContainText('One moment: the editor does not answer.');
  await page.getByLabel('City').fill('Found');
  await expect(ui.preview.getByText('Found').first()).toBeAttached();
  await expect(ui.dialog).toBeHidden();
  await ui.answer(page.getByRole('button', { name: 'Forget changes' }), true);
  await expect(ui.status).toHaveText('Everything is saved.');
});

test('the computer preview is scaled to fit, and does not move when a block opens', async () => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await ui.open('Home page');
  const frame = page.locator('iframe[title=Preview]');
  await page.getByRole('button', { name: 'Computer' }).click();
  const place = (await page.getByRole('region', { name: 'Preview' }).boundingBox())!;
  const seen = (await frame.boundingBox())!;
  expect(seen.x).toBeGreaterThanOrEqual(place.x);
  expect(seen.x + seen.width).toBeLessThanOrEqual(place.x + place.width);
  expect(seen.width).toBeGreaterThan(place.width * 0.9);
  await ui.show(/Gallery/);
  await page.getByRole('button', { name: 'Replace picture 1' }).focus();
  expect(await frame.boundingBox()).toEqual(seen);
  await page.getByRole('button', { name: 'Phone' }).click();
});

for (const [width, height] of [
  [1024, 768],
  [768, 1024],
  [390, 844],
  // A laptop with 200 % zoom.
  [683, 384],
] as const) {
  test(`form and preview can be used in a window of ${width} × ${height} pixels`, async () => {
    await page.setViewportSize({ width, height });
    const form = page.getByRole('form');
    const frame = page.locator('iframe[title=Preview]');
    if (width < 1024) {
      await page.getByRole('button', { name: 'Preview', exact: true }).click();
      await expect(form).toBeHidden();
      await expect(frame).toBeInViewport();
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await expect(frame).toBeHidden();
    }
    await expect(form).toBeVisible();
    if (width < 768) await page.getByRole('button', { name: 'Contents' }).click();
    await ui.open('Company details');
    await expect(form).toHaveAccessibleName('Company details');
    await page.getByLabel('Telephone').click();
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('text typed during the upload of a picture is kept, and so is the picture', async ({}, testInfo) => {
  await page.setViewportSize(testInfo.project.use.viewport!);
  const source = testInfo.outputPath('late.jpg');
  await writeScene(source);
  let finishUpload = () => {};
  const typed = new Promise<void>((resolve) => {
    finishUpload = resolve;
  });
  await page.route('**/pictures?*', async (route) => {
    const response = await route.fetch();
    await typed;
    await route.fulfill({ response });
  });
  await ui.open('Pictures');
  const caption = page.getByRole('group', { name: 'yard.jpg', exact: true }).getByLabel('Caption');
  await page.getByLabel('Drop new pictures here').setInputFiles(source);
  await caption.fill('Red over blue, seen from the road.');
  finishUpload();
  await expect(page.getByRole('group', { name: 'late.jpg' })).toBeVisible();
  await expect(caption).toHaveValue('Red over blue, seen from the road.');
  await page.unroute('**/pictures?*');
});

test('text typed immediately before a reload is kept', async () => {
  await ui.open('Company details');
  await page.getByLabel('City').fill('Jinja');
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Jinja');
});

test('undo and redo work across files, with keys and with buttons', async () => {
  const city = page.getByLabel('City');
  await city.fill('Mbale');
  await page.getByLabel('Country').fill('Kenya');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByLabel('Country')).not.toHaveValue('Kenya');
  await expect(page.getByLabel('Country')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(city).toHaveValue('Jinja');
  await expect(ui.status).toHaveText('Taken back: Company details, Contact, City.');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(city).toHaveValue('Mbale');

  await ui.open('Home page');
  const blocks = page.getByRole('button', { name: /^Remove block/ });
  const before = await blocks.count();
  const isKept = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Remove block 2' }).click();
  await expect(blocks).toHaveCount(before - 1);
  // The server’s response must not count as another change.
  await isKept;
  await page.keyboard.press('ControlOrMeta+z');
  await expect(blocks).toHaveCount(before);
  await ui.answer(page.getByRole('button', { name: 'Forget changes' }), true);
  await expect(ui.status).toHaveText('Everything is saved.');
});

test('changes of another browser and another program are kept; the user decides about conflicts', async ({
  browser,
}) => {
  test.slow();
  await ui.open('Company details');
  await expect(page.getByLabel('City')).toBeVisible();
  const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await other.goto(editor.address);
  await other.getByLabel('City').fill('Mbale');
  await expect(editorOn(other).status).toContainText('Not saved');
  await expect(other.getByLabel('City')).toHaveValue('Mbale');

  // This window still shows the old city. It changes another field.
  writeFileSync(join(editor.content, 'pages/yard.yaml'), `# Theirs\n${editor.read('pages/yard.yaml')}`);
  await page.getByLabel('Country').fill('Uganda, East Africa');
  await expect(page.getByLabel('City')).toHaveValue('Mbale');
  await ui.save();
  expect(parse(editor.read('company.yaml')).contact).toMatchObject({
    city: 'Mbale',
    country: 'Uganda, East Africa',
  });
  expect(editor.read('pages/yard.yaml')).toContain('# Theirs');

  // Now both windows change the same field.
  await other.reload();
  await page.getByLabel('City').fill('Busia');
  await expect(ui.status).toContainText('Not saved');
  await other.getByLabel('City').fill('Hoima');
  const question = other.getByRole('dialog', { name: 'This was changed elsewhere too' });
  await expect(question).toContainText('Company details, Contact, City');
  await expect(question.getByRole('definition')).toHaveText(['Hoima', 'Busia']);
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(question).toBeHidden();
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(editorOn(other).status).toHaveText('Saved.');
  expect(parse(editor.read('company.yaml')).contact.city).toBe('Hoima');
  await other.context().close();
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Hoima');
});

test('two conflicts in one file are decided one after the other, and saved', async () => {
  await ui.open('Company details');
  await page.getByLabel('City').fill('Busia');
  await page.getByLabel('Country').fill('Uganda here');
  await expect(ui.status).toContainText('Not saved');
  const text = editor.read('company.yaml').replace(/(\bcity: ).*/, '$1Soroti');
  const theirs = text.replace(/(\bcountry: ).*/, '$1Uganda there');
  writeFileSync(join(editor.content, 'company.yaml'), theirs);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'This was changed elsewhere too' });
  await expect(question).toContainText('Contact, City');
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(question).toContainText('Contact, Country');
  await question.getByRole('button', { name: 'Take the other one' }).click();
  await expect(question).toBeHidden();
  await ui.save();
  expect(parse(editor.read('company.yaml')).contact).toMatchObject({
    city: 'Busia',
    country: 'Uganda there',
  });
});

/** The number of colours in a picture. A blank picture has few. */
const coloursOf = (picture: Locator) =>
  picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d')!;
    canvas.drawImage(image, 0, 0);
    const { data } = canvas.getImageData(0, 0, image.naturalWidth, image.naturalHeight);
    return new Set(new Uint32Array(data.buffer)).size;
  });

test('the site can be published, changed with the keyboard alone, taken back, and restored from the history', async () => {
  test.skip(
    Boolean(spawnSync('caddy', ['version']).error),
    'Caddy is not installed here: apt-get install caddy',
  );
  test.slow();
  const publish = page.getByRole('dialog', { name: 'Publish' });
  await page.getByRole('button', { name: 'Publish…' }).click();
  await expect(publish.getByRole('listitem')).toHaveText(['The whole site, for the first time']);
  await publish.getByLabel('Your name').fill('Ana');
  await publish.getByLabel('Your e-mail address').fill('ana@example.com');
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([]);
  await publish.getByRole('button', { name: 'Publish now' }).click();
  await expect(publish.getByText(/^Everything is public since \d\d:\d\d\.$/)).toBeVisible();
  await publish.getByRole('button', { name: 'Close' }).click();
  const before = editor.read('company.yaml');
  expect(editor.published('company.yaml')).toBe(before);

  // From here on, only the keyboard is used.
  await tabTo(page.getByRole('navigation').getByRole('button', { name: 'Company details' }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByLabel('Telephone'));
  await page.keyboard.type('0312-345 678');
  await tabTo(page.getByRole('button', { name: 'Save', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(ui.status).toHaveText('Saved.');
  await expect(page.getByLabel('Telephone')).toHaveValue('+256 312 345 678');
  await expect(page.getByText('One change is not public yet.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Publish…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(publish.getByRole('listitem').first()).toHaveText('Telephone on every page');
  await tabTo(publish.getByRole('button', { name: 'Publish now' }));
  await page.keyboard.press('Enter');
  await expect(publish.getByText('Everything is public')).toBeVisible();
  expect(editor.published('company.yaml')).toContain('+256 312 345 678');

  await ui.answer(publish.getByRole('button', { name: 'Take back' }), true);
  await expect(publish.getByRole('listitem').first()).toHaveText('Telephone on every page');
  await expect.poll(() => editor.published('company.yaml')).toBe(before);
  expect(editor.read('company.yaml')).toContain('+256 312 345 678');
  await publish.getByRole('button', { name: 'Close' }).click();

  await page.getByLabel('Address of a new page').fill('empty');
  await page.getByRole('button', { name: 'Add page' }).click();
  await page.getByRole('button', { name: 'Publish…' }).click();
  await publish.getByRole('button', { name: 'Publish now' }).click();
  await expect(publish.getByRole('alert')).toHaveText(
    'Something has to be corrected first: close this, and read the list above the form. Nothing you wrote is lost.',
  );
  await publish.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: /things to correct before saving$/ })).toBeVisible();
  await ui.answer(page.getByRole('button', { name: 'Remove this page' }), true);
  await ui.open('Company details');

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByText('Telephone on every page').first()).toBeVisible();
  await expect(history.getByText(/^Public on/).first()).toBeVisible();
  // The picture is drawn in the background after saving. The list loads it only when it opens, so it is opened repeatedly.
  const change = history.getByRole('listitem').filter({ hasText: 'Telephone on every page' }).first();
  const drawing = change.getByRole('img', { name: /^The site on \w{3} \d+ \w+ at \d\d:\d\d$/ });
  await expect(async () => {
    await history.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'History' }).click();
    await expect(drawing).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await coloursOf(drawing)).toBeGreaterThan(50);
  await history
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /Restore everything/ }) })
    .first()
    .getByRole('button', { name: /Restore everything/ })
    .click();
  await expect(page.getByLabel('Telephone')).not.toHaveValue('+256 312 345 678');
  await ui.save();
  expect(editor.read('company.yaml')).toBe(before);
});

test('a file for visitors can be added, listed, saved and removed', async ({}, testInfo) => {
  const source = testInfo.outputPath('opening-hours.txt');
  writeFileSync(source, 'Always');
  await page.getByRole('button', { name: 'Files' }).click();
  const files = page.getByRole('dialog', { name: 'Files' });
  await files.getByLabel('Drop files here').setInputFiles(source);
  await expect(files.getByText('/opening-hours.txt, 1 KB')).toBeVisible();
  await files.getByRole('button', { name: 'Close' }).click();
  await ui.save();
  expect(editor.read('public/opening-hours.txt')).toBe('Always');
  await page.getByRole('button', { name: 'Files' }).click();
  await ui.answer(files.getByRole('button', { name: 'Remove opening-hours.txt' }), true);
  await expect(files.getByText('/opening-hours.txt')).toBeHidden();
  await files.getByRole('button', { name: 'Close' }).click();
  await ui.save();
});

test('a translation lists changes of its original, until a person confirms that it is up to date', async () => {
  await ui.open('Page not found (404)');
  await ui.show(/Opening with a number/);
  await page.getByLabel('Title', { exact: true }).fill('Nobody is here');
  await page.getByText(/^Arabic\d+ of \d+ complete$/).click();
  await ui.open(/^Page not found \(404\) \(Arabic\) 1 to translate/);
  const behind = page.getByRole('region', { name: 'To translate' });
  await expect(behind).toContainText('It was: “This page is not here” It is: “Nobody is here”');
  await behind.getByRole('button', { name: /Title$/ }).click();
  const field = page.getByLabel('Title', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('lang', 'ar');
  await expect(page.getByText('Original Nobody is here')).toBeVisible();
  await field.fill('لا أحد هنا');
  await behind.getByRole('button', { name: 'The translation says all of this now' }).click();
  await expect(behind).toBeHidden();
  await ui.save();
  expect(editor.read('originals/ar/pages/404.yaml')).toContain('Nobody is here');
  expect(editor.read('pages/ar/404.yaml')).toContain('لا أحد هنا');
});

test('a missing translation of a page starts as a copy of the original', async () => {
  const missing = page.getByRole('navigation').getByRole('button', { name: 'Who We Are (Arabic) Missing' });
  await missing.press('Enter');
  await expect(page.getByRole('form')).toHaveAccessibleName('Who We Are (Arabic)');
  await expect(ui.status).toContainText('a copy of the original, as a draft: translate it');
  await expect(page.getByLabel('Published')).not.toBeChecked();
  const title = page.getByLabel('Title in search results');
  await expect(title).toHaveAttribute('lang', 'ar');
  await expect(page.getByText('Original').first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(missing).toBeVisible();
  await expect(ui.status).toContainText('Taken back');
});

test('a language can be added by its short name; it is a draft until its home page is published', async () => {
  await page.getByRole('button', { name: 'Add a language' }).press('Enter');
  const tag = ui.dialog.getByLabel('Short name of the language');
  await tag.fill('he');
  await expect(ui.dialog.getByRole('status')).toHaveText('Hebrew, written from the right.');
  await tag.fill('sw');
  await expect(ui.dialog.getByRole('status')).toHaveText('Swahili, written from the left.');
  await tag.press('Enter');
  await expect(page.getByRole('form')).toHaveAccessibleName('Menu and footer (Swahili)');
  await expect(ui.status).toContainText('Swahili is a draft until its home page is published');
  await expect(ui.preview.locator('html')).toHaveAttribute('lang', 'sw');
  await page.getByLabel('Skip').fill('Ruka hadi maudhui');
  await page.getByLabel('In language').fill('(kwa Kiingereza)');
  await ui.save();
  expect(parse(editor.read('navigation.sw.yaml')).labels.skip).toBe('Ruka hadi maudhui');
  expect(parse(editor.read('pages/sw/index.yaml')).published).toBe(false);

  await page.getByRole('button', { name: 'The translation says all of this now' }).click();
  const count = page.getByText(/^Swahili\d+ of \d+ complete$/);
  await expect(count).toBeVisible();
  const before = Number.parseInt((await count.textContent())!.replace('Swahili', ''), 10);
  await ui.open(/^Home page \(Swahili\) Draft/);
  await expect(ui.preview.getByRole('link', { name: 'Ruka hadi maudhui' })).toBeAttached();

  const title = page.getByLabel('Title in search results');
  await page.getByLabel('Published').check();
  await expect(
    page.getByText('This is the same as in “Home page”. Say what only this page has.'),
  ).toHaveCount(2);
  await title.fill('{company}: magari, mabasi na mafunzo kwa Uganda nzima');
  await page
    .getByLabel('Description in search results')
    .fill(
      '{company} huuza magari na mabasi ya {brand} nchini Uganda, huyatengeneza, na huwafundisha mafundi kazi zao. Piga simu au utembelee yadi yetu.',
    );
  await page.getByRole('button', { name: 'The translation says all of this now' }).click();
  await expect(count).toHaveText(new RegExp(`^Swahili${before + 1} of `));
  await expect(ui.preview.getByRole('link', { name: '(kwa Kiingereza)' }).first()).toBeVisible();
  await ui.save();
  expect(parse(editor.read('pages/sw/index.yaml')).published).toBe(true);
});
