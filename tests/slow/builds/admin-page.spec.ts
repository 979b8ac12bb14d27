/** Protects the owner in the CMS: a save changes only what was changed, no mistake reaches visitors, and no text is lost. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { parse as parseHtml } from 'node-html-parser';
import sharp from 'sharp';
import { publicFiles } from '../../../deploy/host-files.ts';
import { PHONE } from '../../../playwright.config.ts';
import { build, ROOT } from '../../../scripts/process.ts';
import { checkContent } from '../../../src/load/check/check-content.ts';
import { createRepository, driveCms } from '../../support/cms.ts';
import { startPreview } from '../../support/local-servers.ts';
import { SITES } from '../../support/sites.ts';

/** A repository, and the CMS signed in to it. At the end, the check must accept what is there. */
const test = base.extend<{
  repository: ReturnType<typeof createRepository>;
  cms: ReturnType<typeof driveCms>;
}>({
  async repository({ page }, use) {
    const repository = createRepository();
    await repository.answerTo(page);
    await page.goto(`${withCms.address}/admin`);
    await use(repository);
    expect(await checkContent(repository.folder)).toEqual([]);
    repository.destroy();
  },
  cms: ({ page }, use) => use(driveCms(page, withCms.address)),
});
test.describe.configure({ mode: 'serial', timeout: 120_000 });
// The form leaves out what is below the window.
test.use({ viewport: { width: 1280, height: 2400 } });

const { content, output } = SITES.company;
const outDir = join(ROOT, '.cache/test/with-cms');
let withCms: Awaited<ReturnType<typeof startPreview>>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, 'old.html'), 'a page that is gone');
  await build({ outDir, env: { CONTENT_DIR: content, CMS_REPOSITORY: 'github:owner/name' } });
  withCms = await startPreview(outDir);
});
test.afterAll(async () => {
  await withCms?.stop();
  rmSync(outDir, { recursive: true, force: true });
});

test('a second build, with a repository, adds /admin with headers of its own, and changes no other byte', async () => {
  const files = publicFiles(output);
  const all = publicFiles(outDir);
  expect(all).toEqual(expect.arrayContaining(files));
  // The preview shows every picture whole. Files of an earlier build are gone.
  for (const file of all.filter((name) => !files.includes(name)))
    expect(file).toMatch(/^admin|^_\/[\w.-]+\.jpeg$/);
  const without = await startPreview(output);
  try {
    expect((await fetch(`${without.address}/admin`)).status).toBe(404);
    const page = await fetch(`${withCms.address}/admin`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain(
      "connect-src 'self' blob: data: https://api.github.com;",
    );
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    for (const file of files) {
      expect(readFileSync(join(outDir, file)).equals(readFileSync(join(output, file))), file).toBe(true);
      const [now, before] = await Promise.all(
        [withCms, without].map(async ({ address }) => {
          const { status, headers } = await fetch(`${address}/${file.replace(/\.html$/, '')}`);
          return [status, [...headers].filter(([name]) => !/^(date|last-modified|etag)$/.test(name))];
        }),
      );
      expect(now, file).toEqual(before);
    }
  } finally {
    await without.stop();
  }
});

/** What readers get of a page: its words, and what its pictures show. */
function readingOf(html: string): string {
  const main = parseHtml(html).querySelector('main')!;
  // The preview shows blocks that are not published, too.
  for (const draft of main.querySelectorAll('[data-of=block]')) draft.nextElementSibling!.remove();
  for (const unread of main.querySelectorAll('[data-of], style, script, noscript')) unread.remove();
  for (const image of main.querySelectorAll('img')) image.replaceWith(`[${image.getAttribute('alt')}]`);
  return main.textContent.replace(/\s+/g, '');
}

/** The lines that a save has changed. @param before the file as it was */
const changedLines = (before: string, after: string) => {
  const [old, now] = [before, after].map((text) => text.split('\n'));
  expect(now).toHaveLength(old!.length);
  return now!.filter((line, i) => line !== old![i]);
};

test('a token signs in, and each page is seen as it is published', async ({ repository, cms }) => {
  await cms.signIn(repository.token());
  for (const name of ['index', 'about', 'operations', 'partners', 'yard', '404']) {
    await cms.open(`pages/${name}`);
    const built = readingOf(readFileSync(join(outDir, `${name}.html`), 'utf8'));
    await expect.poll(async () => readingOf(await cms.preview.innerHTML())).toBe(built);
    await expect(cms.preview.locator('template')).toHaveCount(0);
  }
  expect([...repository.asked].sort()).toEqual(['api.github.com', new URL(withCms.address).host]);
});

test('changing a word changes one line of one file, in each kind of form', async ({ repository, cms }) => {
  await cms.signIn(repository.token());
  for (const [entry, file, group, field, text] of [
    ['pages/about', 'pages/about.yaml', 'blocks', 'blocks.0.lead', 'Three generations and one crane.'],
    ['pictures/yard', 'pictures/yard.yaml', '', 'caption', 'The yard.'],
    // An invisible mark comes with a telephone number that was copied.
    ['company', 'company.yaml', 'contact', 'contact.telephone', '\u202a+256 000 777 888'],
    ['navigation', 'navigation.yaml', 'labels', 'labels.menu', 'List'],
    ['company-profile', 'company-profile.yaml', '', 'heading', 'Briefly'],
  ] as const) {
    const before = repository.read(file);
    await cms.open(entry);
    if (group) await cms.expand(group);
    await cms.write(field, text);
    await cms.save();
    expect(repository.commits.at(-1)).toEqual([file]);
    expect(changedLines(before, repository.read(file))).toEqual([
      expect.stringContaining(`: ${text.replace('\u202a', '')}`),
    ]);
  }
});

test('a picture is added without location and camera data, and known after a reload; so is one from a block', async ({
  page,
  repository,
  cms,
}) => {
  const camera = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N' } };
  const create = { width: 4000, height: 2500, channels: 3, background: '#5a8f3c' } as const;
  const buffer = await sharp({ create }).withExif(camera).jpeg().toBuffer();
  const describe = async (name: string, caption: string) => {
    const input = cms.field('file').locator('input[type=file]').first();
    await input.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await cms.field('focus').scrollIntoViewIfNeeded();
    // The CMS re-encodes it first.
    await expect(page.locator('.focusPoint img')).toBeVisible({ timeout: 60_000 });
    await cms.field('kind').getByRole('radio', { name: 'Photograph' }).click();
    await cms.write('credit', 'A. Okello');
    await cms.write('caption', caption);
    await cms.write('alt', `${caption} Seen from above, early.`);
  };
  await cms.signIn(repository.token());
  await cms.open('pictures/new');
  await describe('IMG 2041.JPG', 'A green field.');
  const { width, height } = (await page.locator('.focusPoint img').boundingBox())!;
  await page.locator('.focusPoint > div').click({ position: { x: width * 0.25, y: height * 0.75 } });
  await cms.save();
  expect(repository.commits).toEqual([['pictures/a-green-field.yaml', 'pictures/img-2041.webp']]);
  expect(repository.read('pictures/a-green-field.yaml')).toContain('focus: 25% 75%');
  const added = await sharp(join(repository.folder, 'pictures/img-2041.webp')).metadata();
  expect([added.width, added.exif]).toEqual([3200, undefined]);

  await page.reload();
  await cms.open('pages/about');
  await cms.addBlock('Full width picture');
  await cms.field('blocks.7.picture').getByRole('combobox').click();
  await page.getByRole('option', { name: 'A green field.' }).click();
  const shown = cms.preview.getByRole('img', { name: 'A green field' });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await cms.addBlock('Full width picture');
  await cms
    .field('blocks.8.picture')
    .getByRole('button', { name: /Add .?Picture/ })
    .click();
  await describe('IMG 2042.JPG', 'A second field.');
  await page.locator('dialog[open]').getByRole('button', { name: 'Add', exact: true }).click();
  await cms.save();
  expect(repository.commits.at(-1)).toEqual([
    'pages/about.yaml',
    'pictures/a-second-field.yaml',
    'pictures/img-2042.webp',
  ]);
});

test('a page is added under a short address, translated, and linked after a reload', async ({
  page,
  repository,
  cms,
}) => {
  await cms.signIn(repository.token());
  await cms.open('pages/new');
  await cms.write('title', 'Careers: how to come and work with our people here');
  await cms.write(
    'description',
    'We look for people who build, sell and ship. Read whom we need this season, what you will learn here, and how to reach us.',
  );
  await cms.field('published').getByRole('switch').click();
  await cms.addBlock('Opening with a number');
  await cms.write('blocks.0.title', 'Come and work.');
  await cms.write('blocks.0.number', '7');
  await cms.field('blocks.0.tone').getByRole('radio').first().click();
  await page.getByRole('group', { name: 'Slug' }).getByRole('textbox').fill('careers');
  await cms.save();
  expect(repository.commits).toEqual([['pages/careers.yaml']]);

  await page.reload();
  await cms.open('navigation');
  await cms.expand('footer');
  await cms.expand('footer.services');
  await cms.write('footer.services.0.to', '/career');
  await cms.saveInVain('Did you mean /careers?');
  await cms.write('footer.services.0.to', '/careers');
  await cms.save();
  expect(repository.commits.at(-1)).toEqual(['navigation.yaml']);

  await cms.open('pages/careers');
  await page.getByRole('radio', { name: 'Arabic' }).first().click();
  await page
    .getByRole('button', { name: /^Enable/ })
    .first()
    .click();
  await cms.write('title', 'الوظائف: كيف تأتي للعمل معنا هنا في أوغندا مع فريقنا');
  await cms.write(
    'description',
    'نبحث عن أشخاص يبنون ويبيعون وينقلون. اقرأ من نحتاج إليه في هذا الموسم وما الذي ستتعلمه هنا وكيف تتواصل معنا في كمبالا قبل نهاية الشهر.',
  );
  await cms.expand('blocks');
  await cms.write('blocks.0.title', 'تعال واعمل معنا.');
  await cms.write('blocks.0.number', '7');
  await expect(cms.preview.getByRole('heading', { level: 1 })).toHaveText('تعال واعمل معنا.');
  await expect(cms.preview.locator('xpath=..')).toHaveAttribute('dir', 'rtl');
  await cms.save();
  expect(repository.commits.at(-1)).toEqual(['pages/ar/careers.yaml']);
});

test('mistakes are refused beside their field, or with a link to the form that has to change first', async ({
  page,
  repository,
  cms,
}) => {
  await cms.signIn(repository.token());
  await cms.open('company');
  await cms.expand('contact');
  await cms.write('contact.telephone', '0414 123');
  await cms.saveInVain(/Contact › Telephone.*write it like \+256 000 000 000/);
  await page.getByRole('button', { name: 'Cancel Editing' }).click();

  await cms.open('pages/partners');
  await cms.field('published').getByRole('switch').click();
  await cms.saveInVain('Menu and labels › Header › Contact › Leads to');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await cms.notice.getByRole('link', { name: 'Menu and labels' }).first().click();
  await expect(cms.notice).toBeHidden();
  await expect(cms.field('header')).toBeVisible();
  expect(repository.commits).toEqual([]);
});

test('the CMS reports mistakes in the repository when it opens, with a link to each', async ({
  page,
  repository,
  cms,
}) => {
  repository.set('pages/ar/yard.yaml', ['title'], 'Short');
  await cms.signIn(repository.token());
  await expect(cms.notice).toContainText('the page Yard in Arabic › Title in search results');
  await cms.notice.getByRole('link').click();
  await page.getByRole('radio', { name: 'Arabic' }).first().click();
  await cms.write('title', 'الساحة الجمركية: مركبات تنتظر أوراقها في جينجا بأوغندا');
  await cms.save();
  expect(repository.commits).toEqual([['pages/ar/yard.yaml']]);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('everything fits, the opening stays first, and text survives an expired token', async ({
    page,
    repository,
    cms,
  }) => {
    const expectFit = async () =>
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    await cms.signIn(repository.token());
    await cms.open('pages/about');
    await page.getByLabel('Move Down').first().tap();
    await cms.saveInVain(/Blocks › 2 \(Opening with a number\).*must be the first block/);
    await page.getByRole('button', { name: 'Cancel Editing' }).tap();

    await cms.open('pages/index');
    await page.getByRole('button', { name: 'Expand All' }).tap();
    await expectFit();
    const [name, up] = await Promise.all(
      [cms.field('blocks').getByText('Opening of the home page'), page.getByLabel('Move Up').first()].map(
        async (part) => (await part.boundingBox())!,
      ),
    );
    expect(name!.x + name!.width).toBeLessThan(up!.x);

    const before = repository.read('pages/index.yaml');
    await cms.write('title', '{company}: tractors in, and fruit out of {city}');
    repository.expireToken();
    await cms.saveInVain('Your token has expired.');
    await page.getByRole('button', { name: 'Save', exact: true }).tap();
    await cms.notice.getByRole('link').tap();
    await cms.signIn(repository.token());
    await page.getByRole('button', { name: 'Restore' }).tap();
    await cms.save();
    expect(changedLines(before, repository.read('pages/index.yaml'))).toEqual([
      expect.stringContaining('fruit'),
    ]);
  });
});
