/** Tests of difficulties that a new user had with docs/owner-guide.md: where the focus goes, and when messages appear. */
import { expect, type Page, test } from '@playwright/test';
import { startSession } from '../support/editor.ts';
import { writeScene } from '../support/source-images.ts';

// All tests share one editor page: each test continues from the state that the previous one saved.
test.describe.configure({ mode: 'serial' });

type Session = Awaited<ReturnType<typeof startSession>>;
let session: Session;
let page: Page;
let ui: Session['ui'];

test.beforeAll(async ({ browser }, testInfo) => {
  session = await startSession(browser, testInfo);
  ({ page, ui } = session);
  await page.setViewportSize({ width: 1366, height: 768 });
});

test.afterAll(() => session?.end());

test('an incomplete telephone number is reported only after its field is left', async () => {
  const telephone = page.getByLabel('Telephone');
  const told = page.getByText('This is not an international telephone number');
  const checked = page.waitForResponse((response) => response.request().method() === 'PUT');
  await telephone.fill('0312-345 678');
  await checked;
  await expect(ui.status).toHaveText('Not saved: changes in Company details.');
  await expect(told).toBeHidden();
  await telephone.fill('12');
  await telephone.blur();
  await expect(told).toBeVisible();
  await telephone.fill('0312-345 678');
  await telephone.blur();
  await expect(telephone).toHaveValue('+256 312 345 678');
  await expect(told).toBeHidden();
});

test('a telephone number typed before the page reloads is still corrected when its field is left', async () => {
  const telephone = page.getByLabel('Telephone');
  await telephone.fill('0312 345 679');
  await page.reload();
  await expect(telephone).toHaveValue('0312 345 679');
  await telephone.focus();
  await telephone.blur();
  await expect(telephone).toHaveValue('+256 312 345 679');
  await telephone.fill('+256 312 345 678');
});

test('clicking a number in the footer opens the telephone field, even if WhatsApp has the same number', async () => {
  await page.getByLabel('WhatsApp').fill('+256 312 345 678');
  await ui.open('Home page');
  const number = ui.preview.getByRole('contentinfo').getByRole('link', { name: '+256 312 345 678' });
  await number.click();
  await expect(page.getByLabel('Telephone')).toBeFocused();
  await ui.save();
});

test('undo in a field keeps that field in view', async () => {
  await ui.open('Company details');
  await page.setViewportSize({ width: 1366, height: 600 });
  const email = page.getByLabel('E-mail', { exact: true });
  await email.press('End');
  await page.keyboard.type('x');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(ui.status).toContainText('Taken back: ');
  await expect(email).toBeFocused();
  await expect(email).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1366, height: 768 });
});

test('clicking a reported mistake shows its field and its whole message', async () => {
  const telephone = page.getByLabel('Telephone');
  const before = await telephone.inputValue();
  await telephone.fill('12');
  await telephone.blur();
  const told = page.getByRole('region', { name: /to correct before/ }).getByRole('button');
  await told.scrollIntoViewIfNeeded();
  // The window ends just below the field, so that its message is out of view.
  const { y, height } = (await telephone.boundingBox())!;
  await page.setViewportSize({ width: 1366, height: Math.ceil(y + height) + 4 });
  await told.click();
  await expect(telephone).toBeFocused();
  await expect(page.getByText('This is not an international telephone number').last()).toBeInViewport({
    ratio: 1,
  });
  await telephone.fill(before);
  await page.setViewportSize({ width: 1366, height: 768 });
});

test('undo in a list moves the focus to the restored part, with a visible outline', async () => {
  await ui.open('Who We Are');
  await page.keyboard.press('Tab');
  const moved = page.getByRole('button', { name: 'Move block 2 up' });
  await moved.press('Enter');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(ui.status).toContainText('Taken back: ');
  await expect(page.locator('[data-pane=form] :focus')).toHaveCSS('outline-style', 'solid');
});

test('a block that opens at the end of the window scrolls into view', async () => {
  await ui.open('Home page');
  await page.setViewportSize({ width: 1366, height: 600 });
  const block = page.getByRole('main').getByRole('button', { name: /Gallery/ });
  await block.click();
  await expect(page.getByRole('group', { name: 'Pictures' }).getByRole('img').first()).toBeInViewport();
  await page.setViewportSize({ width: 1366, height: 768 });
});

test('a new picture needs a description, and unsaved files are named as in the contents', async ({}, testInfo) => {
  const source = testInfo.outputPath('bus.jpg');
  await writeScene(source);
  await page.getByRole('button', { name: 'Replace picture 1' }).click();
  await ui.dialog.getByLabel('Drop a new picture here').setInputFiles(source);
  await expect(ui.dialog.getByLabel('What is seen')).toBeFocused();
  await page.keyboard.type('A bus stands in the yard.');
  await ui.dialog.getByLabel('Caption').fill('The first bus of the year.');
  await ui.dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(ui.status).toHaveText('Not saved: changes in Home page and Pictures.');
  await ui.save();
});

test('an unreadable colour has one message in plain words with one button, and its field does not move', async () => {
  await ui.open('Colours and logos');
  const palette = page.getByLabel('Company’s colour, chosen from a palette');
  await palette.focus();
  const before = (await palette.boundingBox())!.y;
  await palette.fill('#ff8866');
  const remedy = page.getByRole('button', { name: /^Take the nearest that can be read/ });
  await expect(remedy).toHaveCount(1);
  await expect(page.getByText(/^“Company’s colour” is hard to read on/)).toHaveCount(1);
  await palette.blur();
  const list = page.getByRole('region', { name: /to correct before saving$/ });
  await expect(list).toContainText('Colours and logos, Colours, Company’s colour');
  await expect(list).not.toContainText(/laterite|cotton|signal|`/);
  // The list of mistakes appears above the field and must not move it.
  expect((await palette.boundingBox())!.y).toBeCloseTo(before, 0);
  await remedy.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Company’s colour', exact: true })).toBeFocused();
  await expect(remedy).toHaveCount(0);
  await ui.answer(page.getByRole('button', { name: 'Forget changes' }), true);
});

test('focusing a colour’s field scrolls the preview to a place with that colour', async () => {
  await ui.open('Home page');
  await ui.open('Colours and logos');
  const scroll = (to: number) =>
    ui.preview.locator('html').evaluate((html, top) => html.scrollTo({ top, behavior: 'instant' }), to);
  const inMiddle = () =>
    ui.preview.locator('html').evaluate((html) => {
      const colours = document.elementsFromPoint(html.clientWidth / 2, html.clientHeight / 2);
      return colours.map((element) => getComputedStyle(element).backgroundColor);
    });
  await expect(ui.preview.getByRole('heading', { level: 1 })).toBeInViewport();
  await scroll(1e6);
  await expect(ui.preview.getByRole('contentinfo')).toBeInViewport();
  const company = page.getByRole('textbox', { name: 'Company’s colour', exact: true });
  await company.focus();
  const [red, green, blue] = (await company.inputValue())
    .slice(1)
    .match(/../g)!
    .map((hex) => Number.parseInt(hex, 16));
  await expect.poll(inMiddle).toContain(`rgb(${red}, ${green}, ${blue})`);
  await scroll(0);
  await page.getByRole('textbox', { name: 'Text', exact: true }).focus();
  await expect(ui.preview.getByRole('contentinfo')).toBeInViewport();
});

test('fields for search results show the length of their text, with the names filled in', async () => {
  await ui.open('Home page');
  const title = page.getByLabel('Title in search results');
  const before = await title.inputValue();
  const field = page.getByRole('main').locator('div').filter({ has: title }).last();
  await title.fill('{group}');
  await expect(field.getByText(/^\d+ of 50 to 60$/)).not.toHaveText(/^7 /);
  await title.fill('Buses');
  await expect(field.getByText('5 of 50 to 60')).toBeVisible();
  await title.fill(before);
  await expect(ui.status).toHaveText('Everything is saved.');
});

test('the focus goes to the first field of a new page and of a new block', async () => {
  await page.getByLabel('Address of a new page').fill('our-plan');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Title in search results')).toBeFocused();
  await page.keyboard.type('What we plan for the years to come in this country');
  await page
    .getByLabel('Description in search results')
    .fill(
      'What search engines show below the title, at some length, so that people know what they will find when they open the page.',
    );
  await page.getByRole('button', { name: 'Add a block' }).click();
  // A page without blocks is not reported while the user is choosing its first block.
  await expect(page.getByText(/to correct before saving$/)).toHaveCount(0);
  await ui.dialog.getByRole('button', { name: /^Statements/ }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
  await page.keyboard.type('A plan');
  await page.getByRole('textbox', { name: 'Statement' }).fill('We go on.');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Step by step.');
  await ui.save();
});

test('undo of publishing a planned page also restores the list of planned pages', async () => {
  const planned = () => page.getByLabel(/^planned page/);
  await ui.open('Menu and footer');
  await page.getByRole('button', { name: 'Add a planned page' }).click();
  await expect(planned().last()).toBeFocused();
  await page.keyboard.type('/our-plan');
  await ui.save();
  await ui.open('Our plan');
  await page.getByLabel('Published').check();
  await expect(ui.status).toHaveText('Not saved: changes in Menu and footer and Our plan.');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByLabel('Published')).not.toBeChecked();
  await ui.open('Menu and footer');
  await expect(planned().last()).toHaveValue('/our-plan');
});
