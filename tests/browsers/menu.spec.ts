/** Tests the menu on a phone. */
import { firstLinkOf, navigation } from '../support/content.ts';
import { expectAddress, expectAttribute, expectFocus, expectHidden, expectSeen, test } from './test.ts';
import { SCREENS, type Target, type Visitor } from './visitor.ts';

const { header, labels } = navigation;
const menu: Target = { role: 'navigation', name: labels.mainMenu };
const inMenu = (name: string): Target => ({ role: 'link', name, within: menu });
const toggle: Target = { role: 'button', name: labels.menu };
/** The same button while the menu is open. */
const close: Target = { role: 'button', name: labels.closeMenu };

async function open(visitor: Visitor, path: string) {
  await visitor.open(path);
  await visitor.choose(toggle);
  await expectSeen(visitor, menu);
}

test.use({ device: 'phone' });

test('a visitor can open and close the menu with its button, which says so', async ({ visitor }) => {
  await visitor.open('/about');
  await expectHidden(visitor, menu);
  await expectAttribute(visitor, toggle, 'aria-expanded', 'false');
  await visitor.choose(toggle);
  await expectSeen(visitor, menu);
  await expectAttribute(visitor, close, 'aria-expanded', 'true');
  await expectHidden(visitor, toggle);
  await visitor.choose(close);
  await expectHidden(visitor, menu);
  await expectHidden(visitor, close);
  await expectAttribute(visitor, toggle, 'aria-expanded', 'false');
});

test('Tab moves into the menu; Escape closes it and returns to the button', async ({ visitor }) => {
  await open(visitor, '/about');
  await visitor.press('Tab');
  await expectFocus(visitor, inMenu(header.links[0]!.label));
  await visitor.press('Escape');
  await expectHidden(visitor, menu);
  await expectAttribute(visitor, toggle, 'aria-expanded', 'false');
  await expectFocus(visitor, toggle);
});

test('the menu closes when Tab moves on to the page', async ({ visitor }) => {
  await open(visitor, '/about');
  for (const _ of [...header.links, 'العربية', labels.call, labels.whatsapp]) await visitor.press('Tab');
  await expectFocus(visitor, inMenu(labels.whatsapp));
  await visitor.press('Tab');
  await expectFocus(visitor, { role: 'link', name: firstLinkOf('about'), within: { role: 'main' } });
  await expectHidden(visitor, menu);
  await expectHidden(visitor, close);
});

test('a visitor can open the menu with the keyboard', async ({ visitor }) => {
  await visitor.open('/about');
  for (const _ of [labels.skip, 'the company', header.contact, labels.menu]) await visitor.press('Tab');
  await expectFocus(visitor, toggle);
  await visitor.press('Enter');
  await expectSeen(visitor, menu);
});

test('a tap outside the menu closes it', async ({ visitor }) => {
  await open(visitor, '/about');
  await visitor.chooseAt({ x: SCREENS.phone.width / 2, y: SCREENS.phone.height - 24 });
  await expectHidden(visitor, menu);
});

test('the menu marks the current page, and closes when a link is followed', async ({ visitor }) => {
  const link = (to: string) => inMenu(header.links.find((candidate) => candidate.to === to)!.label);
  await open(visitor, '/about');
  await expectAttribute(visitor, link('/about'), 'aria-current', 'page');
  await visitor.choose(link('/operations'));
  await expectAddress(visitor, '/operations');
  await expectHidden(visitor, menu);
});

test('the menu closes when the contact link goes to a section of the same page', async ({ visitor }) => {
  await open(visitor, '/partners');
  await visitor.choose({ role: 'link', name: header.contact.short!, within: { role: 'banner' } });
  await expectAddress(visitor, header.contact.to);
  await expectHidden(visitor, menu);
});
