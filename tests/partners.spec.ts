/** Partners reach the people who deal with them, on the page, by a saved contact card, and from paper. */
import { expect, test } from '@playwright/test';
import { mailto, mapsLink, tel, whatsApp } from '../src/contact/contact-links.ts';
import { postalAddress } from '../src/contact/postal-address.ts';
import { COMPLETE } from './support/complete.ts';
import { blockOf, company, navigation, readPage } from './support/content.ts';

const partners = readPage('partners');
const { title, labels } = blockOf(partners, 'contact');

test.beforeEach(({ page }) => page.goto('/partners'));

test('each way to work together begins a message to those who deal with it', async ({ page }) => {
  for (const area of blockOf(partners, 'partnerships').areas) {
    const item = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: area.title, exact: true }) });
    const mail = new URL((await item.locator('a[href^="mailto:"]').getAttribute('href'))!);
    expect(mail.pathname).toBe(company.contact.partnersEmail);
    expect(mail.searchParams.get('body')).toContain(area.message?.split('\n')[0] ?? area.title);
  }
});

test('telephone, WhatsApp, both e-mail addresses and the street address are links', async ({ page }) => {
  const { telephone, whatsapp, email, partnersEmail } = company.contact;
  const { greeting, subject } = navigation.labels;
  const address = postalAddress(company.contact, company.language);
  const section = page.getByRole('region', { name: title });
  for (const [label, text, to] of [
    [labels.telephone, telephone, tel(telephone)],
    [labels.whatsapp, whatsapp, whatsApp(whatsapp, greeting)],
    [labels.email, email, mailto(email, subject)],
    [labels.partnersEmail, partnersEmail, mailto(partnersEmail, subject)],
    [labels.address, address, mapsLink(address)],
  ]) {
    const entry = section.getByRole('term').filter({ hasText: label! }).locator('xpath=..');
    await expect(entry.getByRole('link', { name: text! })).toHaveAttribute('href', to!);
  }
});

test('one click saves the contact', async ({ page, request }) => {
  const address = await page.getByRole('link', { name: labels.save }).getAttribute('href');
  const card = await request.get(address!);
  expect(card.headers()['content-type']).toBe('text/vcard; charset=utf-8');
  expect(await card.text()).toContain(`FN:${company.names.company}`);
});

test('paper shows the code with the contact, the screen does not', async ({ page }) => {
  const code = page.getByRole('main').getByRole('img', { name: navigation.labels.scan });
  await expect(code).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(COMPLETE);
  await expect(code).toBeVisible();
});
