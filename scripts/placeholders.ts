/** Finds the placeholders to replace before the site is shown to the public: names, contact details, pictures. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Path } from '../src/content/check/path.ts';
import { type Problem, problemAt } from '../src/content/check/problem.ts';
import type { Company } from '../src/content/company.ts';
import { filesMatching } from '../src/content/folders.ts';
import { englishNameOf, languageOfFile } from '../src/content/languages.ts';
import type { Navigation } from '../src/content/navigation.ts';
import type { PictureMetadata } from '../src/content/picture.ts';
import type { CompanyTranslation } from '../src/content/translations.ts';
import { loadTheme } from '../src/theme/load-theme.ts';

/** The original placeholder values of the project, and their replacements. */
const NAMES = {
  company: { placeholder: 'Hashab East Africa', real: 'the registered name of the company' },
  group: { placeholder: 'Hashab Group', real: 'the name of the group' },
  brand: { placeholder: 'Yunlu', real: 'the car brand as its maker writes it' },
} as const;

/** The original placeholder logos, identified by the beginning of the SHA-256 hash of their path data. */
const LOGOS = { company: '46e0177a2984c7bf', group: '81051bc0a42f5d71' } as const;

/** Domain names that are reserved for examples (RFC 2606, RFC 6761). */
const RESERVED = /(^|[@./])(example\.(com|org|net)|localhost|[^@/]+\.(example|test|invalid|localhost))$/;

/** Whether a web or e-mail address is an example. */
export const isReserved = (address: string) => RESERVED.test(address.replace(/:\d+$/, ''));

/** Whether all digits of a telephone number after the country code are zero. */
const isNoNumber = (telephone: string) => /^\+\d{1,3}[ 0]*$/.test(telephone);

/**
 * Finds every remaining placeholder in a content folder without mistakes.
 * @param folder absolute
 */
export async function findPlaceholders(folder: string): Promise<Problem[]> {
  const read = async (file: string) => parse(await readFile(join(folder, file), 'utf8')) as unknown;
  return [
    ...inCompany((await read('company.yaml')) as Company),
    ...inLogos(folder),
    ...inPictures((await read('pictures/pictures.yaml')) as Record<string, PictureMetadata>),
    ...inNavigation((await read('navigation.yaml')) as Navigation),
    ...(await inLanguages(folder)),
  ];
}

/** Finds languages that no native speaker has read, and names whose spelling in a language is only proposed. */
async function inLanguages(folder: string): Promise<Problem[]> {
  const files = await filesMatching(folder, '{navigation,company}.*.yaml');
  const found = files.map(async (file): Promise<Problem[]> => {
    const text = await readFile(join(folder, file), 'utf8');
    const language = englishNameOf(languageOfFile(file));
    if (file.startsWith('navigation')) {
      const { readBy } = parse(text) as Partial<Navigation>;
      const message = `has no \`readBy\`: no native speaker has read the ${language} pages. Ask a native speaker to read them, and write their name.`;
      return readBy ? [] : [{ file, message }];
    }
    const { names = {}, proposed = [] } = parse(text) as CompanyTranslation;
    return proposed.map((name, i) =>
      problemAt(
        { file },
        ['proposed', i],
        `is \`${name}\`: “${names[name]}” is only a proposed spelling in ${language}. Ask the owner of the name, then remove it from \`proposed\`.`,
      ),
    );
  });
  return (await Promise.all(found)).flat();
}

function inCompany({ names, site, contact, social }: Company): Problem[] {
  const found: Problem[] = [];
  const tell = (path: Path, message: string) =>
    found.push(problemAt({ file: 'company.yaml' }, path, message));
  for (const [key, { placeholder, real }] of Object.entries(NAMES)) {
    if (names[key as keyof typeof NAMES] === placeholder)
      tell(['names', key], `is the placeholder “${placeholder}”. Write ${real}.`);
  }
  if (isReserved(site))
    tell(['site'], `is ${site}, which belongs to nobody. Write the public address of the site.`);
  for (const key of ['telephone', 'whatsapp'] as const) {
    if (isNoNumber(contact[key]))
      tell(['contact', key], `is ${contact[key]}, which nobody answers. Write a number that is answered.`);
  }
  for (const key of ['email', 'partnersEmail'] as const) {
    if (isReserved(contact[key]))
      tell(['contact', key], `is ${contact[key]}, which nobody reads. Write an address that is read.`);
  }
  if (!contact.street)
    tell(
      ['contact'],
      'has no street. Write where visitors find you, for example `street: Plot 1, Industrial Area`.',
    );
  for (const [i, { name, address }] of social.entries()) {
    if (!address)
      tell(
        ['social', i],
        'leads nowhere. Write its `address: https://…` and the name of the network, or remove the entry.',
      );
    else if (/^Social profile \d+$/.test(name))
      tell(['social', i, 'name'], `is the placeholder “${name}”. Write the name of the network.`);
  }
  return found;
}

const inLogos = (folder: string): Problem[] =>
  Object.entries(loadTheme(folder).logos)
    .filter(([whose, { path }]) => LOGOS[whose as keyof typeof LOGOS] === fingerprint(path))
    .map(([whose]) =>
      problemAt(
        { file: 'theme.yaml' },
        ['logos', whose],
        'is the placeholder. Put the real drawing into content/logos/ and write its name here.',
      ),
    );

const fingerprint = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 16);

const inPictures = (pictures: Record<string, PictureMetadata>): Problem[] =>
  Object.entries(pictures)
    .filter(([, { kind }]) => kind === 'print')
    .map(([name]) =>
      problemAt(
        { file: 'pictures/pictures.yaml' },
        [name],
        'is an illustration of this project. Replace it with a photograph, describe that, and write `kind: photograph`.',
      ),
    );

const inNavigation = ({ planned = [] }: Navigation): Problem[] =>
  planned.map((address, i) =>
    problemAt(
      { file: 'navigation.yaml' },
      ['planned', i],
      `is ${address}, where visitors find the 404 page. Write content/pages${address}.yaml and remove the address here.`,
    ),
  );
