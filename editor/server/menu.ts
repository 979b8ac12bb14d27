/** What can be done with the menu for a page. */
import { languageOfFile, translationOf } from '../../src/content/languages.ts';
import { MOST_LINKS, type Navigation } from '../../src/content/navigation.ts';
import { NAVIGATION_FILE, pageAddress, schemaOf } from '../files.ts';
import { folderOf, readPage } from './pages.ts';
import { Refusal } from './refusal.ts';
import type { WorkingCopy } from './working-copy.ts';

/** The menu in the language of a page. */
const menuOf = (copy: WorkingCopy, file: string) => {
  const own = `navigation.${folderOf(file).split('/')[0]}.yaml`;
  return copy.files().includes(own) ? own : NAVIGATION_FILE;
};

/** Puts a page at the end of the menu. @throws Refusal when it is there, or when there is no room */
export function addToMenu(copy: WorkingCopy, file: string, label: string): void {
  readPage(copy, file);
  const menu = menuOf(copy, file);
  const navigation = copy.read(menu) as unknown as Navigation | undefined;
  // Links are written without a language.
  const { original = file } = translationOf(file, [languageOfFile(menu)]) ?? {};
  const to = pageAddress(original);
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

/** Removes a page that is published now from the addresses that are only planned. @returns the menus that had it */
export function forgetPlanned(copy: WorkingCopy, file: string): string[] {
  const address = pageAddress(file);
  const changed: string[] = [];
  for (const menu of copy.files().filter((other) => schemaOf(other) === 'navigation')) {
    const navigation = copy.read(menu) as Partial<Navigation> | undefined;
    if (!Array.isArray(navigation?.planned) || !navigation.planned.includes(address)) continue;
    const planned = navigation.planned.filter((other) => other !== address);
    copy.write(menu, { value: { ...navigation, planned } });
    changed.push(menu);
  }
  return changed;
}
