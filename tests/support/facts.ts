/** Facts of the company that a test changes, and the outputs that must then change too. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

export interface Facts {
  name: string;
  telephone: string;
  site: string;
}

/** All places in a build’s output that show a fact. Add a line here for each new output. */
export const PLACES: {
  what: string;
  /** Path below the output folder. */
  file: string;
  shows: (made: Buffer, facts: Facts) => boolean;
}[] = [
  { what: 'the footer', file: 'about.html', shows: says(({ telephone }) => `<bdi>${telephone}</bdi>`) },
  { what: 'the copyright', file: 'about.html', shows: says(({ name }) => name) },
  { what: 'the link to call', file: 'partners.html', shows: says((facts) => `tel:+${digitsOf(facts)}`) },
  {
    what: 'the text of a card',
    file: 'index.html',
    shows: says(({ name }) => `image:alt" content="${name}:`),
  },
  {
    what: 'structured data',
    file: 'index.html',
    shows: says(({ telephone }) => `"telephone":"${telephone}"`),
  },
  { what: 'structured data', file: 'index.html', shows: says(({ name }) => `#company","name":"${name}"`) },
  { what: 'the manifest', file: 'manifest.webmanifest', shows: says(({ name }) => `"name":"${name}"`) },
  { what: 'the licence', file: 'licence.txt', shows: says(({ name }) => name) },
];

function digitsOf({ telephone }: Facts) {
  return telephone.replace(/\D/g, '');
}

function says(text: (facts: Facts) => string) {
  return (made: Buffer, facts: Facts) => made.includes(text(facts));
}

/** Changes the facts in `company.yaml`. The new values have the same length. @param content the content folder */
export function changeFacts(content: string): { before: Facts; after: Facts } {
  const file = join(content, 'company.yaml');
  const company = parseDocument(readFileSync(file, 'utf8'));
  const before = {
    name: String(company.getIn(['names', 'company'])),
    telephone: String(company.getIn(['contact', 'telephone'])),
    site: String(company.get('site')),
  };
  const after = {
    name: [...before.name].reverse().join(''),
    telephone: before.telephone.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10)),
    site: before.site.replace('www.', 'new.'),
  };
  company.set('site', after.site);
  company.setIn(['names', 'company'], after.name);
  company.setIn(['contact', 'telephone'], after.telephone);
  company.setIn(['contact', 'whatsapp'], after.telephone);
  writeFileSync(file, String(company));
  return { before, after };
}
