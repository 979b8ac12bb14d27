/** Tests that visitors can move between pages, return to the home page, and find the contact details. */
import { ADDRESSES, blockOf, company, firstLinkOf, navigation, readPage } from '../support/content.ts';
import { expect, expectAddress, expectAttribute, expectFocus, expectSeen, test } from './test.ts';
import type { Target } from './visitor.ts';

const { header, labels } = navigation;
const menu: Target = { role: 'navigation', name: labels.mainMenu };
const inMenu = (name: string): Target => ({ role: 'link', name, within: menu });
const main: Target = { role: 'main' };
const notFound = blockOf(readPage('404'), 'number-hero');
const home = { role: 'link', name: notFound.buttons[0]!.label, within: main } as const;

test('the menu links to each page, and marks the current one', async ({ visitor }) => {
  await visitor.open('/partners');
  let last = header.links.find(({ to }) => to === '/partners')!.label;
  for (const { label, to } of header.links) {
    await visitor.choose(inMenu(label));
    await expectAddress(visitor, to);
    const here = Object.values(ADDRESSES).includes(to) ? 'page' : null;
    await expectAttribute(visitor, inMenu(label), 'aria-current', here);
    await expectAttribute(visitor, inMenu(last), 'aria-current', null);
    last = label;
  }
});

test('Contact Us leads to the contact details', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.choose({ role: 'link', name: header.contact.label, within: { role: 'banner' } });
  await expectAddress(visitor, header.contact.to);
  await expectSeen(visitor, { role: 'link', name: company.contact.email, within: main });
});

test('the first Tab focuses the link that skips to the content', async ({ visitor }) => {
  const skip: Target = { role: 'link', name: labels.skip };
  await visitor.open('/about');
  await visitor.press('Tab');
  await expectFocus(visitor, skip);
  await visitor.press('Enter');
  await expectAddress(visitor, '/about#main');
  await visitor.press('Tab');
  await expectFocus(visitor, { role: 'link', name: firstLinkOf('about'), within: main });
});

test('an unknown address shows the 404 page, which logs it and links to the home page', async ({
  visitor,
}) => {
  await visitor.open('/no/such/page');
  await expectSeen(visitor, { role: 'heading', name: notFound.title });
  await expect.poll(() => visitor.errors()).toContainEqual(expect.stringContaining('/no/such/page'));
  await visitor.choose(home);
  await expectAddress(visitor, '/');
});
