/**
 * Tests the tests: makes drastic but valid edits of the content, each on a copy. The check, the unit tests and
 * `tests/content.spec.ts` must pass on each copy. This takes too long for every test run. `node tests/release/edits.ts`
 * makes all edits one after the other, `node tests/release/edits.ts together` all at once. Other arguments are names of
 * edits to make.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { ROOT } from '../../scripts/process.ts';
import type { BlockContent } from '../../src/blocks/blocks.ts';
import { type Company, tokensOf } from '../../src/content/company.ts';
import { companyProfileSchema } from '../../src/content/company-profile.ts';
import { type Navigation, navigationSchema } from '../../src/content/navigation.ts';
import { type PageContent, pageSchema } from '../../src/content/pages/page.ts';
import type { Picture } from '../../src/content/picture.ts';
import type { ThemeFile } from '../../src/content/theme.ts';
import { fillTokens } from '../../src/content/tokens.ts';

/** Changes a YAML file. */
function edit<T>(file: string, change: (data: T) => void): void {
  const data = parse(readFileSync(file, 'utf8')) as T;
  change(data);
  writeFileSync(file, stringify(data));
}

/** Changes every page. */
function editPages(content: string, change: (blocks: BlockContent[]) => BlockContent[]): void {
  const folder = join(content, 'pages');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.yaml')) continue;
    edit<PageContent>(join(folder, name), (page) => {
      page.blocks = change(page.blocks);
    });
  }
}

const SCHEMAS = {
  'pages/*.yaml': pageSchema,
  'navigation.yaml': navigationSchema,
  'company-profile.yaml': companyProfileSchema,
};
type Holder = Record<string, unknown>;

/**
 * Visits every value of the YAML files in `SCHEMAS`.
 * @param change changes the value at `holder[key]`; `isValid` tells whether the schema of the file accepts the change
 */
function editValues(content: string, change: (holder: Holder, key: string, isValid: () => boolean) => void) {
  const names = tokensOf(parse(readFileSync(join(content, 'company.yaml'), 'utf8')) as Company);
  for (const [files, schema] of Object.entries(SCHEMAS)) {
    for (const file of globSync(join(content, files))) {
      edit<Holder>(file, (data) => {
        const isValid = () =>
          [data, fillTokens(data, names)].every((written) => schema.safeParse(written).success);
        const visit = (holder: Holder) => {
          for (const key of Object.keys(holder)) {
            change(holder, key, isValid);
            if (holder[key] instanceof Object) visit(holder[key] as Holder);
          }
        };
        visit(data);
      });
    }
  }
}

/** The blocks of a type on all pages. */
function blocksOf<Type extends BlockContent['type']>(blocks: BlockContent[], type: Type) {
  return blocks.filter((block) => block.type === type) as Extract<BlockContent, { type: Type }>[];
}

/** The addresses of the operations’ sections, for example `/operations#vans`. */
function operationsIn(content: string): string[] {
  const addresses: string[] = [];
  editPages(content, (blocks) => {
    for (const { sections } of blocksOf(blocks, 'operations'))
      addresses.push(...sections.map(({ id }) => `/operations#${id}`));
    return blocks;
  });
  return addresses;
}

/** Changes the letters of a text but not its length, because the check limits the length of titles. */
const shift = (text: string) =>
  text.replace(/[a-y]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1));
const count = (text: string) => text.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10));

/** Adds words to a text. @param most the largest length of the result, in characters */
const lengthen = (text: string, most: number) =>
  `${text.replace(/[.?!]$/, '')} ${'and whatever is needed elsewhere in our neighbourhood '.repeat(9)}`
    .slice(0, most)
    .replace(/ \S*$/, '');

const NEW_PAGE = {
  title: 'A page that was added to see whether all of it holds',
  description:
    'It was added to see whether every test lets an owner add a page, with a title, a description and some blocks, and link to it from anywhere.',
  published: true,
};

/** The edits by name. Each gets the path of a copy of the content folder. */
const EDITS: Record<string, (content: string) => unknown> = {
  facts: (content) =>
    edit<Company>(join(content, 'company.yaml'), (company) => {
      for (const key of ['company', 'group', 'brand'] as const)
        company.names[key] = shift(company.names[key]);
      company.contact = {
        ...company.contact,
        telephone: count(company.contact.telephone),
        whatsapp: count(company.contact.whatsapp),
        email: 'hello@example.org',
        partnersEmail: 'work@example.org',
        street: '7 Market Street',
        city: shift(company.contact.city),
      };
      company.founded = { group: 1931, company: 2019 };
      company.copyrightYear = 2026;
    }),
  'seven menu links': (content) =>
    edit<Navigation>(join(content, 'navigation.yaml'), ({ header }) => {
      const more = operationsIn(content).filter((to) => header.links.every((link) => link.to !== to));
      for (const to of more) if (header.links.length < 7) header.links.push({ label: 'Shop', to });
    }),
  'a new page': (content) =>
    edit<Navigation>(join(content, 'navigation.yaml'), ({ footer }) => {
      const about = parse(readFileSync(join(content, 'pages/about.yaml'), 'utf8')) as PageContent;
      writeFileSync(join(content, 'pages/history.yaml'), stringify({ ...about, ...NEW_PAGE }));
      footer.services.push({ label: 'History', to: '/history' });
    }),
  'a removed block': (content) =>
    editPages(content, (blocks) => blocks.filter(({ type }) => type !== 'gallery' && type !== 'timeline')),
  'social addresses': (content) =>
    edit<Company>(join(content, 'company.yaml'), (company) => {
      company.social = ['One', 'Two', 'Three'].map((name) => ({
        name: `Network ${name}`,
        address: `https://social.example.org/${name.toLowerCase()}`,
      }));
    }),
  'a removed operation': (content) => {
    const gone = operationsIn(content).at(-1);
    editPages(content, (blocks) => {
      for (const block of blocksOf(blocks, 'operations')) block.sections.pop();
      for (const block of blocksOf(blocks, 'operation-cards'))
        block.cards = block.cards.filter(({ to }) => to !== gone);
      return blocks;
    });
    for (const file of globSync(join(content, 'navigation*.yaml')))
      edit<Partial<Navigation>>(file, ({ footer }) => {
        if (footer) footer.services = footer.services.filter(({ to }) => to !== gone);
      });
  },
  'longer words': (content) =>
    editPages(content, (blocks) => {
      const [word, label] = ['Telecommunications infrastructure', 'Learn about our responsibilities'];
      for (const { sections } of blocksOf(blocks, 'operations'))
        for (const [i, section] of sections.entries()) section.title = `${word} ${i + 1}`;
      for (const { cards } of blocksOf(blocks, 'operation-cards'))
        for (const card of cards) card.title = word;
      for (const { values } of blocksOf(blocks, 'values')) for (const value of values) value.title = word;
      for (const { entries } of blocksOf(blocks, 'timeline')) for (const entry of entries) entry.title = word;
      for (const { stats } of blocksOf(blocks, 'heritage'))
        for (const stat of stats) stat.label = 'Internationalised departments';
      for (const { columns } of blocksOf(blocks, 'home-hero'))
        for (const column of columns) column.title = 'Internationalisation';
      for (const { buttons } of blocksOf(blocks, 'call-to-action'))
        for (const [i, button] of buttons.entries()) button.label = `${label} ${i + 1}`;
      return blocks;
    }),
  'another accent colour': (content) =>
    edit<ThemeFile>(join(content, 'theme.yaml'), ({ colours }) => {
      Object.assign(colours, { laterite: '#1b3a8c', signal: '#a8e06c', 'signal-deep': '#86c440' });
    }),
  'three pictures replaced': async (content) => {
    const folder = join(content, 'pictures');
    for (const entry of globSync('*.yaml', { cwd: folder }).sort().slice(0, 3)) {
      // Noise makes the file as large as that of any photograph.
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
      const create = { width: 2400, height: 1600, channels: 3, background: '#888', noise } as const;
      const photograph = await sharp({ create }).jpeg().toBuffer();
      edit<Picture>(join(folder, entry), (picture) => {
        rmSync(join(folder, picture.file));
        Object.assign(picture, { file: entry.replace('.yaml', '.jpg'), kind: 'photograph' });
        writeFileSync(join(folder, picture.file), photograph);
      });
    }
  },
  'longest allowed texts': (content) =>
    editValues(content, (holder, key, isValid) => {
      const text = holder[key];
      // Identifiers begin with a small letter, unlike texts. The check has further limits for titles and descriptions of
      // pages.
      if (typeof text !== 'string' || !/^\p{Lu}/u.test(text) || 'blocks' in holder) return;
      for (let most = 300; most > text.length; most -= 3) {
        holder[key] = lengthen(text, most);
        if (isValid()) return;
      }
      holder[key] = text;
    }),
  'no optional fields': (content) =>
    editValues(content, (holder, key, isValid) => {
      if (Array.isArray(holder) || key === 'planned') return;
      const value = holder[key];
      delete holder[key];
      if (!isValid()) holder[key] = value;
    }),
  vision: (content) => {
    writeFileSync(
      join(content, 'pages/vision.yaml'),
      stringify({
        title: 'Our vision of what is to come, and the way that leads',
        description:
          'What we want to see in ten years, what we do for it now, and who can help us on the way: farmers, makers, carriers, teachers and buyers too.',
        published: true,
        blocks: [
          { type: 'number-hero', tone: 'tarp', title: 'One vision.', number: '1' },
          {
            type: 'statements',
            statements: [
              { title: 'In ten years', statement: 'Work stays here.', text: 'So does what it earns.' },
            ],
          },
        ],
      }),
    );
    edit<Navigation>(join(content, 'navigation.yaml'), (navigation) => {
      navigation.planned = navigation.planned.filter((address) => address !== '/vision');
    });
  },
};

/** Runs a Node.js script on a content folder, and prints its output if it fails. @returns whether it succeeded */
function passes(content: string, ...args: string[]): boolean {
  const env = { ...process.env, CONTENT_DIR: content };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' });
  if (status !== 0) console.log(stdout, stderr);
  return status === 0;
}

/** Makes edits on one copy of the content, and runs the tests on it. @returns whether all of them passed */
async function tryEdits(title: string, names: string[]): Promise<boolean> {
  const content = join(ROOT, '.cache/edits', title.replaceAll(' ', '-'));
  rmSync(content, { recursive: true, force: true });
  mkdirSync(join(content, '..'), { recursive: true });
  cpSync(join(ROOT, 'content'), content, { recursive: true });
  for (const name of names) await EDITS[name]!(content);
  const isGood =
    passes(content, 'scripts/check.ts') &&
    passes(content, 'node_modules/vitest/vitest.mjs', 'run', '--project=unit*', '--reporter=dot') &&
    // Playwright builds the site too, but does not wait long enough for all pictures of a first build.
    passes(content, 'scripts/build.ts') &&
    passes(content, 'node_modules/@playwright/test/cli.js', 'test', 'tests/content.spec.ts');
  console.log(`${isGood ? '✓' : '✘'} ${title}`);
  return isGood;
}

const asked = process.argv.slice(2);
const all = Object.keys(EDITS);
const trials = asked.includes('together')
  ? [{ title: 'together', names: all }]
  : (asked.length > 0 ? asked : all).map((name) => ({ title: name, names: [name] }));
for (const { title, names } of trials) if (!(await tryEdits(title, names))) process.exitCode = 1;
