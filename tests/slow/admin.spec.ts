/** Tests of the CMS on both contents: its real script works in a real browser on a copy of the content folder. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse as parseHtml } from 'node-html-parser';
import sharp from 'sharp';
import { parse } from 'yaml';
import { define, fieldsOf } from '../../admin/fields.ts';
import { PHONE } from '../../playwright.config.ts';
import { checkContent } from '../../src/load/check/check-content.ts';
import { addressOf, fileNameOf, type PageContent, pageSchema } from '../../src/load/page.ts';
import { filesMatching } from '../../src/schema/folders.ts';
import { expectFit, type Field, openBeside, openCms, startCms } from '../support/cms.ts';
import { SITES, type Site } from '../support/sites.ts';

/** The fields of each block in the form of a page. */
const pageFields = fieldsOf(define(pageSchema), { defaultTag: 'en' }) as Field[];
const { types = [] } = pageFields.find(({ name }) => name === 'blocks')!;
const BLOCKS = new Map(types.map(({ name, fields }) => [name, fields!]));

/** A field of a form that holds a single value. */
interface Leaf {
  path: string;
  field: Field;
  value: unknown;
}

/** The fields that have a value, with those inside of groups and lists. */
function* leavesOf(fields: Field[], values: unknown, path: string): Generator<Leaf> {
  for (const field of fields) {
    const value = Object(values)[field.name];
    const here = `${path}.${field.name}`;
    if (value === undefined) continue;
    if (field.widget === 'object') yield* leavesOf(field.fields!, value, here);
    else if (field.widget !== 'list') yield { path: here, field, value };
    else
      for (const [i, entry] of (value as unknown[]).entries())
        if (field.fields) yield* leavesOf(field.fields, entry, `${here}.${i}`);
        else yield { path: `${here}.${i}`, field: field.field!, value: entry };
  }
}

/** The fields of the blocks of a page that have a value. */
const leavesOfBlocks = ({ blocks }: PageContent) =>
  blocks.flatMap((block, i) => [...leavesOf(BLOCKS.get(block.type)!, block, `blocks.${i}`)]);

/** A text with another letter before its first space; undefined if that letter may matter. */
const changedText = (text: string) =>
  /[%[]/.test(text) ? undefined : /\p{L}(?=\s)/u.test(text) ? text.replace(/\p{L}(?=\s)/u, 'y') : undefined;

/** The lines that only the second text has. */
function newLines(before: string, after: string): string[] {
  const old = before.split('\n');
  return after.split('\n').filter((line) => {
    const found = old.indexOf(line);
    if (found >= 0) old.splice(found, 1);
    return found < 0;
  });
}

/** A picture that was just added: the preview has it from the CMS itself, without a name. */
const ADDED = 'img-2041.webp';

/** What readers get of a page: words and pictures, each with the name of its file, in their order. */
function readingOf(html: string): string {
  const main = parseHtml(html).querySelector('main')!;
  for (const unread of main.querySelectorAll('style, script, noscript')) unread.remove();
  // The preview shows blocks that are not published, too.
  for (const draft of main.querySelectorAll('[data-of=block]')) {
    draft.nextElementSibling!.remove();
    draft.remove();
  }
  for (const image of main.querySelectorAll('img')) {
    const [, file] = /pictures\/([\w.-]+)/.exec(decodeURIComponent(image.getAttribute('src')!)) ?? [];
    image.replaceWith(`[${image.getAttribute('alt')}|${file ?? ADDED}]`);
  }
  return main.textContent.replace(/\s+/g, '');
}

/** The tests of one content. They build on each other, as the owner’s work does. */
function testCms({ content: original }: Site): void {
  test.describe.configure({ mode: 'serial', timeout: 600_000 });
  let server: Awaited<ReturnType<typeof startCms>>;
  let cms: Awaited<ReturnType<typeof openCms>>;

  test.beforeAll(async ({ browser }) => {
    // The development server bundles the CMS first.
    test.setTimeout(120_000);
    server = await startCms(original);
    cms = await openCms(browser, server, { viewport: { width: 1440, height: 1200 } });
  });
  test.afterAll(async () => {
    await cms?.close();
    await server?.stop();
  });

  const read = (file: string) => readFileSync(join(server.content, file), 'utf8');
  const pageOf = (file: string) => parse(read(file)) as PageContent;
  const entriesIn = async (folder: string) =>
    (await filesMatching(server.content, `${folder}/*.yaml`)).map((file) => file.replace('.yaml', ''));

  /** What the preview shows, once it stays. @param before what it showed before a change */
  async function previewed(before?: string): Promise<string> {
    let last: string | undefined;
    const isDrawn = async () => {
      const previous = last;
      last = readingOf(await cms.preview().innerHTML());
      return last === previous && last !== before;
    };
    await expect(cms.preview().locator('main')).toBeAttached();
    await expect.poll(isDrawn, { intervals: [100] }).toBe(true);
    return last!;
  }

  /** What the preview shows after a change. */
  async function previewAfter(change: () => Promise<void>): Promise<string> {
    const before = await previewed();
    await change();
    return previewed(before);
  }

  /** Acts until there is something to save: the form shows buttons before they work. */
  const untilTaken = (act: () => Promise<void>) =>
    expect(async () => {
      await act();
      await expect(cms.saveButton).toBeEnabled({ timeout: 5000 });
    }).toPass();

  /**
   * Saves, and expects that these files alone have changed, that the check accepts them, and that the page of the first one
   * becomes what the preview showed, as the development server shows it and as it is built.
   * @param received that page as HTML, if it is not to be asked of the development server
   */
  async function saveOnly(files: string[], shown?: string, received?: () => Promise<string>) {
    expect(await cms.save()).toEqual(files);
    const outDir = await expectBuilt();
    if (!shown) return;
    const [file] = files as [string];
    const served = async () => (await fetch(server.address + addressOf(file))).text();
    await expect.poll(async () => readingOf(await (received ?? served)())).toBe(shown);
    if (!pageOf(file).published) return;
    const html = readFileSync(join(outDir, `${fileNameOf(addressOf(file))}.html`), 'utf8');
    // The names of built files are hashes.
    const words = (reading: string) => reading.replace(/\|[\w.-]+\]/g, ']');
    expect(words(readingOf(html))).toBe(words(shown));
  }

  /** Expects that the check accepts the content, and that the site builds. @returns the folder of the built site */
  async function expectBuilt() {
    expect(await checkContent(server.content)).toEqual([]);
    return server.build();
  }

  test('every entry of every collection opens, with its page beside it', async () => {
    const files = await filesMatching(server.content, '{company,navigation,company-profile,redirects}.yaml');
    for (const entry of [...(await entriesIn('pages')), ...(await entriesIn('pictures')), ...files]) {
      await cms.open(entry.replace('.yaml', ''));
      await expect(cms.preview().locator('main')).toBeAttached();
      // What the site puts in place after the first paint.
      await expect(cms.preview().locator('template')).toHaveCount(0);
      await expect(cms.saveButton).toBeDisabled();
    }
    expect(cms.errors).toEqual([]);
  });

  test('a change is one line, for each kind of field in each block, and shown at once', async () => {
    const tried = new Set<string>();
    for (const entry of await entriesIn('pages')) {
      const file = `${entry}.yaml`;
      const page = pageOf(file);
      const leaves = leavesOfBlocks(page).filter(({ field, value, path }) => {
        const kind = `${page.blocks[Number(path.split('.')[1])]!.type}: ${field.widget}`;
        // Without a block, links to it would lead nowhere.
        const isLeft = /^blocks\.\d+\.published$/.test(path);
        const isText = field.widget === 'string' || field.widget === 'text';
        if (tried.has(kind) || isLeft || (isText && !changedText(String(value)))) return false;
        tried.add(kind);
        return true;
      });
      if (leaves.length === 0) continue;
      await cms.open(entry);
      await cms.expandTo(...leaves.map(({ path }) => path));
      const before = read(file);
      const shown = await previewAfter(async () => {
        for (const { path, field, value } of leaves)
          await cms.change(path, field, value, changedText(String(value)));
      });
      await saveOnly([file], shown);
      expect(newLines(before, read(file)), file).toHaveLength(leaves.length);
    }
    expect(tried.size).toBeGreaterThan(BLOCKS.size);
  });

  test('mistakes are refused with the remedy, and nothing is written', async () => {
    const dialog = cms.page.getByRole('dialog', { name: 'Not saved yet' });
    const refusedInDialog = async (field: string, remedy: string | RegExp) => {
      await cms.saveButton.click();
      await expect(dialog.getByRole('listitem').filter({ hasText: field })).toContainText(remedy);
      expect(await cms.sync()).toEqual([]);
      await dialog.getByRole('button', { name: 'Back to the form' }).click();
    };

    await cms.open('company');
    await cms.expandTo('contact.telephone', 'contact.email');
    await cms.write('contact.telephone', '0414 123');
    await cms.write('contact.email', 'info at example.com');
    await cms.saveButton.click();
    await expect(cms.field('contact.telephone')).toContainText('write it like +256 000 000 000');
    await expect(cms.field('contact.email')).toContainText('write it like info@example.com');
    expect(await cms.sync()).toEqual([]);
    await cms.discard();

    await cms.open('pages/index');
    const page = pageOf('pages/index.yaml');
    const { description } = page;
    await cms.write('description', `${description} ${description}`);
    await refusedInDialog('Description in search results', /Shorten it by \d+/);
    await cms.write('description', description);
    const link = leavesOfBlocks(page).find(({ path }) => path.endsWith('.to'))!;
    await cms.expandTo(link.path);
    await cms.write(link.path, '/no-such-page');
    await refusedInDialog('Leads to', /no-such-page/);
    await cms.discard();

    const [picture] = await entriesIn('pictures');
    await cms.open(picture!);
    await cms.write('alt', '');
    await cms.saveButton.click();
    await expect(cms.field('alt')).toContainText('required');
    await cms.write('alt', 'IMG_20261121_102030.JPG');
    await refusedInDialog('What is seen', 'say what is seen in the picture, in a sentence');
    await cms.discard();
  });

  test('a focus point is pressed, and a picture is added: smaller, and without place and camera', async () => {
    const [entry] = await entriesIn('pictures');
    await cms.open(entry!);
    const point = cms.focusPoint();
    await point.scrollIntoViewIfNeeded();
    const { width, height } = (await point.boundingBox())!;
    await point.click({ position: { x: width * 0.25, y: height * 0.75 } });
    const before = read(`${entry}.yaml`);
    await saveOnly([`${entry}.yaml`]);
    expect(newLines(before, read(`${entry}.yaml`))).toEqual(['focus: 25% 75%']);

    const photograph = await sharp({
      create: { width: 4000, height: 2500, channels: 3, background: '#5a8f3c' },
    })
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    await cms.open('pictures/new');
    await expect(cms.field('focus')).toContainText('Choose the picture first');
    await cms.field('file').locator('input[type=file]').first().setInputFiles({
      name: 'IMG 2041.JPG',
      mimeType: 'image/jpeg',
      buffer: photograph,
    });
    // The CMS draws it anew first.
    await expect(cms.focusPoint()).toBeVisible({ timeout: 60_000 });
    await cms.write('alt', 'A green field under a clear sky, early.');
    await cms.write('caption', 'A green field.');
    await cms.field('kind').getByRole('radio', { name: 'Photograph' }).click();
    await cms.write('credit', 'A. Okello');
    await saveOnly(['pictures/a-green-field.yaml', `pictures/${ADDED}`]);
    const added = await sharp(join(server.content, 'pictures', ADDED)).metadata();
    expect([added.width, added.exif]).toEqual([3200, undefined]);
  });

  test('blocks are moved, removed and added', async () => {
    const file = 'pages/index.yaml';
    const blocksNow = () => pageOf(file).blocks;
    const [before, list] = [blocksNow(), cms.field('blocks')];
    await cms.open('pages/index');
    const movedDown = () => untilTaken(() => cms.inEntry('blocks', 1, 'Reorder Item').press('ArrowDown'));
    const beside = await openBeside(cms.page, `${server.address}/`);
    await saveOnly([file], await previewAfter(movedDown), beside.received);
    await beside.close();
    const moved = [before[0]!, before[2]!, before[1]!, ...before.slice(3)];
    expect(blocksNow()).toEqual(moved);

    await cms.open('pages/index');
    // One that no link leads to, so that it may go.
    const index = moved.findLastIndex((block) => !JSON.stringify(block).includes('"id"'));
    const removed = () => untilTaken(() => cms.inEntry('blocks', index, 'Remove').click());
    await saveOnly([file], await previewAfter(removed));
    const left = moved.toSpliced(index, 1);
    expect(blocksNow()).toEqual(left);

    await cms.open('pages/index');
    const added = async () => {
      await list.getByRole('button', { name: /Add .?Block/ }).click();
      await cms.page.getByRole('menuitem', { name: 'Full width picture' }).click();
      // The last field: the CMS has drawn the block, and takes a press.
      await expect(cms.field(`blocks.${left.length}.published`)).toBeVisible();
      await cms.choose(`blocks.${left.length}.picture`, 'A green field.');
      await expect(cms.preview().locator('main > :last-child img')).toHaveAttribute('alt', /^A green field/);
    };
    await saveOnly([file], await previewAfter(added));
    expect(blocksNow()).toEqual([
      ...left,
      { type: 'full-width-picture', picture: 'a-green-field', published: true },
    ]);
  });

  test('a page is added, and translated', async () => {
    await cms.open('pages/new');
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
    const shown = await previewAfter(async () => {
      await cms.write('blocks.0.title', 'Come and work.');
      await cms.write('blocks.0.number', '7');
      // Radio buttons take no press while the CMS is still drawing the block.
      await cms.field('blocks.0.tone').getByRole('radio').first().click();
      await expect(cms.preview().getByRole('heading', { level: 1 })).toHaveText('Come and work.');
    });
    await cms.writeSlug('careers');
    await saveOnly(['pages/careers.yaml'], shown);

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
    await cms.expandTo('blocks.0.title', 'blocks.0.number');
    const shownInArabic = await previewAfter(async () => {
      await cms.write('blocks.0.title', 'تعال واعمل معنا.');
      await cms.write('blocks.0.number', '7');
      await expect(cms.preview().getByRole('heading', { level: 1 })).toHaveText('تعال واعمل معنا.');
      await expect(cms.preview().locator('xpath=..')).toHaveAttribute('dir', 'rtl');
    });
    await saveOnly(['pages/ar/careers.yaml'], shownInArabic);
  });

  test('on a phone everything fits, and a word is saved', async ({ browser }) => {
    const phone = await openCms(browser, server, PHONE);
    await expectFit(phone.page);
    await phone.open('pages/about');
    const page = pageOf('pages/about.yaml');
    await phone.expandTo(...leavesOfBlocks(page).map(({ path }) => path));
    await expectFit(phone.page);
    await phone.write('description', page.description.replace(/.$/, '!'));
    expect(await phone.save((button) => button.tap())).toEqual(['pages/about.yaml']);
    await expectBuilt();
    expect([...new Set([...cms.answered, ...phone.answered])].filter((origin) => origin !== 'null')).toEqual([
      server.address,
    ]);
    await phone.close();
  });
}

for (const name of ['content', 'company'] as const) test.describe(name, () => testCms(SITES[name]));
