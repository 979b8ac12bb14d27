/** Changes of the menu for a page. */
import { languageOfFile, translationOf } from '../../src/content/languages.ts';
import { MOST_LINKS, type Navigation } from '../../src/content/navigation.ts';
import { addressOfPage, NAVIGATION_FILE, schemaNameOf } from '../files.ts';
import { folderOf, readPage } from './pages.ts';
import { Refusal } from './refusal.ts';
import type { WorkingCopy } from './working-copy.ts';

/** The menu in the language of a page. */
const menuOf = (copy: WorkingCopy, file: string) => {
  const own = `navigation.${folderOf(file).split('/')[0]}.yaml`;
  return copy.files().includes(own) ? own : NAVIGATION_FILE;
};

/** Adds a page at the end of the menu. @throws Refusal if it is in the menu already, or the menu is full */
export function addToMenu(copy: WorkingCopy, file: string, label: string): void {
  readPage(copy, file);
  const menu = menuOf(copy, file);
  const navigation = copy.read(menu) as unknown as Navigation | undefined;
  // Links in a translated menu contain the address of the original.
  const { original = file } = translationOf(file, [languageOfFile(menu)]) ?? {};
  const to = addressOfPage(original);
  if (!navigation?.header?.links) throw new Refusal('The menu cannot be read: correct it first.');
  const { links } = navigation.header;
  if (links.some((link) => link.to === to)) throw new Refusal('The page is in the menu already.');
  if (links.length >= MOST_LINKS)
    throw new Refusal(
      `The menu is full: ${MOST_LINKS} links are the most. Remove one under Menu and footer first.`,
    );
  const header = { ...navigation.header, links: [...links, { label, to }] };
  copy.write(menu, { value: { ...navigation, header } });
}

/** Removes the address of a published page from `planned`. @returns the changed menus */
export function forgetPlanned(copy: WorkingCopy, file: string): string[] {
  const address = addressOfPage(file);
  const changed: string[] = [];
  for (const menu of copy.files().filter((other) => schemaNameOf(other) === 'navigation')) {
    const navigation = copy.read(menu) as Partial<Navigation> | undefined;
    if (!Array.isArray(navigation?.planned) || !navigation.planned.includes(address)) continue;
    const planned = navigation.planned.filter((other) => other !== address);
    copy.write(menu, { value: { ...navigation, planned } });
    changed.push(menu);
  }
  return changed;
}
