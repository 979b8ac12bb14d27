/** The CMS of the owner: its real script in a real browser, on the owner’s content and on the fixture company. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { PHONE } from '../playwright.config.ts';
import { checkContent } from '../src/content/check/check-content.ts';
import { sortProblems } from '../src/content/check/problem.ts';
import { filesMatching } from '../src/content/folders.ts';
import type { PageContent } from '../src/content/pages/page.ts';
import { openCms, startCms } from './support/cms.ts';
import { SITES } from './support/sites.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

/** The lines by which a file differs from before. */
function changedLines(before: string, after: string): string[] {
  const old = before.split('\n');
  return after.split('\n').filter((line) => {
    const found = old.indexOf(line);
    if (found >= 0) old.splice(found, 1);
    return found < 0;
  });
}

const mistakesIn = async (content: string) => sortProblems(await checkContent(content)).mistakes;

/** The words of a page or its preview, in order. */
const wordsOf = (text: string) => text.replace(/\s+/g, ' ').trim();

for (const [name, site] of Object.entries({ company: SITES.company, content: SITES.content })) {
  test.describe(name, () => {
    let server: Awaited<ReturnType<typeof startCms>>;
    let cms: Awaited<ReturnType<typeof openCms>>;
    test.beforeAll(async ({ browser }, info) => {
      info.setTimeout(240_000);
      server = await startCms(site.content);
      // So high that the CMS draws the whole form: it leaves out what nobody sees.
      cms = await openCms(browser, server, { viewport: { width: 1440, height: 9000 } });
    });
    test.afterAll(async () => {
      await cms?.close();
      await server?.stop();
    });
    const read = (file: string) => readFileSync(join(server.content, file), 'utf8');
    const pageOf = (file: string) => parse(read(file)) as PageContent;
    const entriesIn = async (folder: string) =>
      (await filesMatching(server.content, `${folder}/*.yaml`)).map((file) => file.replace('.yaml', ''));

    test('every entry of every collection opens, with its page beside it', async () => {
      const files = await filesMatching(server.content, '{company,navigation,brochure,redirects}.yaml');
      for (const entry of [...(await entriesIn('pages')), ...(await entriesIn('pictures')), ...files]) {
        await cms.open(entry.replace('.yaml', ''));
        if (entry.startsWith('pages/') || entry.startsWith('pictures/'))
          await expect(cms.preview().locator('main')).toBeAttached();
        await expect(cms.saveButton).toBeDisabled();
      }
      expect(cms.errors).toEqual([]);
    });

    test('a changed word of each block is one changed line, and the preview is the page', async () => {
      for (const entry of await entriesIn('pages')) {
        const file = `${entry}.yaml`;
        const { blocks } = pageOf(file);
        await cms.open(entry);
        await cms.expandAll();
        let edits = 0;
        for (const [i, block] of blocks.entries()) {
          const [field, text] =
            Object.entries(block).find(
              ([key, value]) => key !== 'type' && / /.test(String(value)) && typeof value === 'string',
            ) ?? [];
          if (!field) continue;
          await cms.write(`blocks.${i}.${field}`, String(text).replace(/.$/, 'y'));
          edits += 1;
        }
        if (edits === 0) continue;
        const before = read(file);
        await expect
          .poll(async () => wordsOf(await cms.preview().locator('main').innerText()))
          .toContain('y');
        const shown = wordsOf(await cms.preview().locator('main').innerText());
        expect(await cms.save()).toEqual([file]);
        expect(changedLines(before, read(file))).toHaveLength(edits);
        expect(await mistakesIn(server.content)).toEqual([]);
        if (!pageOf(file).published || entry === 'pages/404') continue;
        await expectPage(
          cms.page,
          `${server.address}${entry.replace('pages', '').replace('/index', '/')}`,
          shown,
        );
      }
    });

    test('a block is removed and added', async () => {
      const typesNow = () => pageOf('pages/index.yaml').blocks.map(({ type }) => type);
      const before = pageOf('pages/index.yaml').blocks;
      // One that no link leads to, so that it may go.
      const index = before.findLastIndex((block) => !JSON.stringify(block).includes('"id"'));
      const remaining = typesNow().toSpliced(index, 1);
      await cms.open('pages/index');
      const list = cms.field('blocks');
      await list.getByRole('button', { name: 'Remove', exact: true }).nth(index).click();
      expect(await cms.save()).toEqual(['pages/index.yaml']);
      expect(typesNow()).toEqual(remaining);

      await cms.open('pages/index');
      await list.getByRole('button', { name: /Add .?Block/ }).click();
      await cms.page.getByRole('menuitem', { name: 'Full width picture' }).click();
      await cms.field(`blocks.${remaining.length}.picture`).getByRole('combobox').click();
      await cms.page.getByRole('option').nth(1).click();
      await expect(cms.preview().locator('main > :last-child img')).toBeAttached();
      expect(await cms.save()).toEqual(['pages/index.yaml']);
      expect(typesNow()).toEqual([...remaining, 'full-width-picture']);
      expect(await mistakesIn(server.content)).toEqual([]);
    });

    test('a focus point is pressed', async () => {
      const [entry] = await entriesIn('pictures');
      await cms.open(entry!);
      const point = cms.field('focus').getByRole('button', { name: /What must stay in sight/ });
      await point.scrollIntoViewIfNeeded();
      const { width, height } = (await point.boundingBox())!;
      await point.click({ position: { x: width * 0.25, y: height * 0.75 } });
      const before = read(`${entry}.yaml`);
      expect(await cms.save()).toEqual([`${entry}.yaml`]);
      expect(changedLines(before, read(`${entry}.yaml`))).toEqual(['focus: 25% 75%']);
    });

    test('mistakes are refused with the remedy, and nothing is written', async () => {
      await cms.open('company');
      await cms.expandAll();
      await cms.write('contact.telephone', '0414 123');
      await cms.saveButton.click();
      await expect(cms.field('contact.telephone')).toContainText('write it like +256 000 000 000');
      expect(await cms.sync()).toEqual([]);

      await discard(cms.page);
      await cms.open('pages/index');
      await cms.write('title', 'Short');
      await cms.saveButton.click();
      const dialog = cms.page.getByRole('dialog', { name: 'Not saved yet' });
      await expect(dialog).toContainText('Title in search results');
      await expect(dialog).toContainText('Lengthen it by 45.');
      expect(await cms.sync()).toEqual([]);
      await dialog.getByRole('button', { name: 'Back to the form' }).click();
      await discard(cms.page);
    });

    test('a picture is added: smaller, and without place and camera', async () => {
      const photograph = await sharp({
        create: { width: 4000, height: 2500, channels: 3, background: '#5a8f3c' },
      })
        .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N' } })
        .jpeg()
        .toBuffer();
      await cms.page.goto(`${server.address}/admin#/collections/pictures/new`);
      await expect(cms.field('caption')).toBeVisible();
      await cms.field('file').locator('input[type=file]').first().setInputFiles({
        name: 'IMG 2041.JPG',
        mimeType: 'image/jpeg',
        buffer: photograph,
      });
      // The CMS draws it anew first.
      await expect(cms.field('focus').getByRole('button', { name: /What must stay/ })).toBeVisible({
        timeout: 60_000,
      });
      await cms.write('alt', 'A green field under a clear sky, early.');
      await cms.write('caption', 'A green field.');
      await cms.field('kind').getByRole('radio', { name: 'Photograph' }).click();
      await cms.write('credit', 'A. Okello');
      const files = await cms.save();
      expect(files).toContain('pictures/a-green-field.yaml');
      const { file } = parse(read('pictures/a-green-field.yaml')) as { file: string };
      const { width, exif } = await sharp(join(server.content, 'pictures', file)).metadata();
      expect([width, exif]).toEqual([3200, undefined]);
      expect(await mistakesIn(server.content)).toEqual([]);
    });

    test('a page is added, and translated', async () => {
      await cms.page.goto(`${server.address}/admin#/collections/pages/new`);
      await cms.write('title', 'Careers: how to come and work with our people here');
      await cms.write(
        'description',
        'We look for people who build, sell and ship. Read whom we need this season, what you will learn here, and how to reach us.',
      );
      await cms.field('published').getByRole('switch').click();
      await cms
        .field('blocks')
        .getByRole('button', { name: /Add .?Block/ })
        .click();
      await cms.page.getByRole('menuitem', { name: 'Opening with a number' }).click();
      await cms.field('blocks.0.tone').getByRole('radio').first().click();
      await cms.write('blocks.0.title', 'Come and work.');
      await cms.write('blocks.0.number', '7');
      await expect(cms.preview().getByRole('heading', { level: 1 })).toHaveText('Come and work.');
      await cms.page.getByRole('radio', { name: 'Slug' }).click();
      const slug = cms.page.getByRole('group', { name: 'Slug' });
      await slug.getByRole('button', { name: /Edit/ }).click();
      await slug.getByRole('textbox').fill('careers');
      await slug.getByRole('textbox').press('Enter');
      expect(await cms.save()).toEqual(['pages/careers.yaml']);
      expect(await mistakesIn(server.content)).toEqual([]);

      await cms.open('pages/careers');
      await cms.page.getByRole('radio', { name: 'Arabic' }).first().click();
      await cms.page
        .getByRole('button', { name: /^Enable/ })
        .first()
        .click();
      await cms.write('title', 'الوظائف: كيف تأتي للعمل معنا هنا في أوغندا مع فريقنا');
      await cms.write(
        'description',
        'نبحث عن أشخاص يبنون ويبيعون وينقلون. اقرأ من نحتاج إليه في هذا الموسم وما الذي ستتعلمه هنا وكيف تتواصل معنا في كمبالا قبل نهاية الشهر.',
      );
      await cms.expandAll();
      await cms.write('blocks.0.title', 'تعال واعمل معنا.');
      await cms.write('blocks.0.number', '7');
      await expect(cms.preview().getByRole('heading', { level: 1 })).toHaveText('تعال واعمل معنا.');
      await expect(cms.preview().locator('xpath=..')).toHaveAttribute('dir', 'rtl');
      expect(await cms.save()).toEqual(['pages/ar/careers.yaml']);
      expect(await mistakesIn(server.content)).toEqual([]);
    });

    test('nobody but this site has answered', () => {
      expect([...new Set(cms.answered)].filter((origin) => origin !== 'null')).toEqual([server.address]);
    });

    test('on a phone nothing overflows, and a word is saved', async ({ browser }) => {
      const phone = await openCms(browser, server, PHONE);
      const overflow = () => phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
      await phone.open('pages/about');
      expect(await overflow()).toBeLessThanOrEqual(0);
      const { description } = pageOf('pages/about.yaml');
      await phone.write('description', description.replace(/.$/, '!'));
      expect(await phone.save()).toEqual(['pages/about.yaml']);
      await phone.close();
    });
  });
}

/** Leaves an entry without saving. */
async function discard(page: Page) {
  await page
    .getByRole('button', { name: /^(Cancel|Back)/ })
    .first()
    .click();
  const leave = page.getByRole('button', { name: /^(Discard|OK)/ });
  if (await leave.isVisible()) await leave.click();
}

/** Waits until the site shows the same words as the preview did. */
async function expectPage(page: Page, address: string, words: string) {
  const visitor = await page.context().newPage();
  await expect
    .poll(
      async () => {
        await visitor.goto(address);
        return wordsOf(await visitor.locator('main').innerText());
      },
      { timeout: 30_000 },
    )
    .toBe(words);
  await visitor.close();
}
