/** A copy of the fixture company’s content with an extra page, for tests that change content. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseDocument } from 'yaml';
import { FIXTURE_COMPANY } from './sites.ts';

/** The path of the extra page. */
export const TRIAL = 'pages/trial.yaml';

/** The valid content of the extra page. */
export const PAGE = `title: ${'A title that search engines show in whole'.padEnd(52, '.')}
description: ${'A description that search engines show in whole'.padEnd(130, '.')}
published: true

blocks:
  - type: number-hero
    tone: ink
    title: A trial
    number: '1'
    decorative: false
    published: true
  - type: timeline
    title: Years
    entries:
      - { year: "1948", title: First, text: Begin. }
      - { year: 1990s, title: Second, text: Go on. }
  - type: call-to-action
    title: The end
    buttons:
      - { label: Home, to: / }
      - { label: Contact, to: "#here" }
    illustrations: [car, solar, parts]
  - type: contact
    id: here
    title: Contact
    lead: Write to us.
    labels: { telephone: a, whatsapp: b, email: c, partnersEmail: d, address: e, save: g }
    illustrations: [car, solar, parts]
`;

/** The same with another title and description. */
export const OTHER_PAGE = PAGE.replaceAll('search engines', 'people who ask');

/** Copies the fixture into a temporary folder. Its functions take paths relative to this folder. */
export function createTrialContent() {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(FIXTURE_COMPANY, folder, { recursive: true });
  /** The original contents of changed files; undefined for files that did not exist. */
  const originals = new Map<string, Buffer | undefined>();

  /** Remembers a file’s original content, before a change. @returns its absolute path */
  function change(file: string): string {
    const path = join(folder, file);
    if (!originals.has(file)) originals.set(file, existsSync(path) ? readFileSync(path) : undefined);
    return path;
  }
  const remove = (file: string) => rmSync(change(file), { force: true });
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  function write(file: string, text: string | Buffer) {
    const path = change(file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  /** Sets the value at a path in a YAML file, or removes it if no value is given. */
  function set(file: string, path: (string | number)[], value?: unknown) {
    const document = parseDocument(read(file));
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, value);
    write(file, String(document));
  }
  /** Replaces text in a file. @throws Error if this changes nothing */
  function replace(file: string, from: string | RegExp, to: string) {
    const before = read(file);
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} does not contain ${from}.`);
    write(file, after);
  }
  /** Undoes every change. */
  function restore() {
    for (const [file, text] of originals) {
      if (text === undefined) remove(file);
      else write(file, text);
    }
    originals.clear();
  }

  write(TRIAL, PAGE);
  originals.clear();
  return {
    folder,
    change,
    read,
    write,
    remove,
    set,
    replace,
    restore,
    destroy: () => rmSync(folder, { recursive: true }),
  };
}
