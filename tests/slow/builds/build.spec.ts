/** Protects owners who change facts, bring pictures of any kind or make a mistake: visitors see nothing old or wrong. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { HASHED_FILES } from '../../../deploy/addresses.ts';
import { build, ROOT } from '../../../scripts/process.ts';
import { listStaticFiles, STATIC_FOLDER } from '../../../src/load/static-files.ts';
import { company, metadataOf } from '../../support/content.ts';
import { openPdf, readElements } from '../../support/pdf.ts';
import { FIXTURE_COMPANY } from '../../support/sites.ts';
import {
  writeAnimation,
  writeCmyk,
  writeSidewaysPng,
  writeTransparent,
} from '../../support/source-images.ts';

// Builds of different contents share Astro’s working folders, so the tests run one after the other.
test.describe.configure({ mode: 'default' });

/** Files as owners have them, for pictures of the gallery. Each is red above and blue below, unless it says what is seen above. */
const KINDS: { name: string; file: string; write: (path: string) => Promise<unknown>; above?: RegExp }[] = [
  { name: 'gate', file: 'gate.JPG', write: writeCmyk },
  { name: 'yard', file: 'yard.png', write: writeSidewaysPng },
  { name: 'drying', file: 'drying.webp', write: writeAnimation },
  // The ground of the fixture’s pages.
  { name: 'panels', file: 'panels.png', write: writeTransparent, above: /^f[3-7]f[5-9]f[7-b]/ },
];

/** The absolute paths of a picture’s files in a built site. @param alt its description on the home page */
function filesOfPicture(alt: string, site: string): string[] {
  const html = readFileSync(join(site, 'index.html'), 'utf8');
  const image = html.match(/<img [^>]*>/g)!.find((tag) => tag.includes(`alt="${alt}"`))!;
  // The four letters that all its files begin with
  const [start] = new RegExp(`(?<=src="${HASHED_FILES}).{4}`).exec(image)!;
  const folder = join(site, HASHED_FILES);
  return readdirSync(folder)
    .filter((file) => file.startsWith(start))
    .map((file) => join(folder, file));
}

test('changed facts and pictures of every kind reach every output', async ({}, testInfo) => {
  test.setTimeout(120_000);
  const content = testInfo.outputPath('content');
  cpSync(FIXTURE_COMPANY, content, { recursive: true });
  const { site, names, contact } = company;
  // As long as the old ones: titles have a least length.
  const [name, telephone] = ['Lake Winch Works', '+256 111 222 555'];
  const facts = readFileSync(join(content, 'company.yaml'), 'utf8')
    .replaceAll(site, 'https://new.example.net')
    .replaceAll(names.company, name)
    .replaceAll(contact.telephone, telephone);
  writeFileSync(join(content, 'company.yaml'), facts);
  for (const { name, file, write } of KINDS) {
    const entry = join(content, `pictures/${name}.yaml`);
    // A reader of older YAML takes the caption for a date.
    const text = readFileSync(entry, 'utf8').replace(/^caption: .*/m, 'caption: 2024-05-01');
    writeFileSync(entry, text.replace(/^file: .*/m, `file: ${file}`));
    await write(join(content, 'pictures', file));
  }
  const outDir = testInfo.outputPath('dist');
  await build({ outDir, env: { CONTENT_DIR: content } });
  const home = readFileSync(join(outDir, 'index.html'), 'utf8');
  for (const text of ['2024-05-01', 'href="https://new.example.net/"', name, telephone])
    expect(home).toContain(text);
  for (const { name, above = /^[c-d].[1-3].[0-2]/ } of KINDS) {
    const files = filesOfPicture(metadataOf(name).alt, outDir);
    expect(files.length, name).toBeGreaterThan(4);
    for (const file of files) {
      const pixels = (await sharp(file).raw().toBuffer()).toString('hex');
      expect(pixels.slice(0, 6), `${name}: ${file}`).toMatch(above);
      expect(pixels.slice(-6), `${name}: ${file}`).toMatch(/^[0-2].[3-4].[6-d]/);
    }
  }

  const old = [site, names.company, contact.telephone, contact.telephone.replace(/\D/g, '')];
  const texts = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(html|xml|txt|vcf|js|json|css|webmanifest)$/.test(name),
  );
  expect(texts.length).toBeGreaterThan(10);
  for (const file of texts) {
    const text = readFileSync(join(outDir, file), 'utf8');
    expect(
      old.filter((fact) => text.includes(fact)),
      file,
    ).toEqual([]);
  }
});

test('a mistake in the content is explained in plain words, and nothing is built', ({}, testInfo) => {
  const content = testInfo.outputPath('content');
  const outDir = testInfo.outputPath('dist');
  cpSync(FIXTURE_COMPANY, content, { recursive: true });
  const about = `${content}/pages/about.yaml`;
  writeFileSync(about, readFileSync(about, 'utf8').replace('published: true', 'publisht: true'));
  const { status, stderr } = spawnSync('npm', ['run', 'build', '--', '--outDir', outDir], {
    cwd: ROOT,
    env: { ...process.env, CONTENT_DIR: content },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  // Astro prints a line of its own before this text.
  expect(stderr).toContain(`
content/pages/about.yaml: has an unknown field \`publisht\`. Did you mean \`published\`? Allowed: \`title\`, \`description\`, \`published\`, \`blocks\`.

Mistakes in the content: 1. Nothing was built.
`);
  expect(existsSync(outDir)).toBe(false);
});

test('cards and company profile can be drawn again, and nothing is missing', async ({}, testInfo) => {
  test.setTimeout(120_000);
  const content = testInfo.outputPath('content');
  cpSync(FIXTURE_COMPANY, content, { recursive: true });
  writeFileSync(join(content, STATIC_FOLDER, 'company-profile-2024.pdf'), 'a document of the owner');
  const before = await listStaticFiles(content);
  const draw = spawnSync('npm', ['run', 'draw'], {
    cwd: ROOT,
    env: { ...process.env, CONTENT_DIR: content },
    encoding: 'utf8',
  });
  expect(draw.status, draw.stderr).toBe(0);
  expect(await listStaticFiles(content)).toEqual(before);
  const wordsIn = async (folder: string) => {
    const pdf = await openPdf(readFileSync(join(folder, STATIC_FOLDER, 'company-profile.pdf')));
    return (await readElements(pdf)).map(({ alt, text }) => alt ?? text);
  };
  const remedy = 'If the stored ones are old: CONTENT_DIR=tests/fixtures/company npm run draw';
  expect(await wordsIn(content), remedy).toEqual(await wordsIn(FIXTURE_COMPANY));
  // Other systems draw letters differently.
  if (process.platform !== 'linux') return;
  for (const card of globSync('cards/**/*.png', { cwd: join(FIXTURE_COMPANY, STATIC_FOLDER) })) {
    const [drawn, stored] = await Promise.all(
      [content, FIXTURE_COMPANY].map((folder) =>
        sharp(join(folder, STATIC_FOLDER, card))
          .raw()
          .toBuffer(),
      ),
    );
    const different = drawn!.filter((value, i) => Math.abs(value - stored![i]!) > 8);
    expect(different.length, `${card}. ${remedy}`).toBeLessThan(200);
  }
});
