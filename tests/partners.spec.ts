import { expect, test } from '@playwright/test';
import { whatsApp } from '../src/contact/contact-links.ts';
import { postalAddress } from '../src/contact/postal-address.ts';
import { COMPLETE } from './support/complete.ts';
import { blockOf, company, navigation, readPage } from './support/content.ts';
import { readCode } from './support/qr.ts';

const partners = readPage('partners');
const contact = blockOf(partners, 'contact');

test.beforeEach(({ page }) => page.goto('/partners'));

test('each way to work together begins a message to those who deal with it', async ({ page }) => {
  await expect(page).toHaveTitle(partners.title);
  const { title, areas } = blockOf(partners, 'partnerships');
  const items = page
    .getByRole('region', { name: title })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(items).toHaveCount(areas.length);
  for (const [i, area] of areas.entries()) {
    await expect(items.nth(i).getByRole('heading', { name: area.title })).toBeVisible();
    await expect(items.nth(i).getByText(area.text)).toBeVisible();
    const mail = (await items.nth(i).locator('a[href^="mailto:"]').getAttribute('href'))!;
    expect(new URL(mail).pathname).toBe(company.contact.partnersEmail);
    expect(new URL(mail).searchParams.get('body')).toContain(area.message?.split('\n')[0] ?? area.title);
  }
});

test('telephone, WhatsApp, both e-mail addresses and the street address are links', async ({ page }) => {
  const { telephone, whatsapp, email, partnersEmail } = company.contact;
  const address = postalAddress(company.contact, company.language);
  const digits = (number: string) => number.replace(/\D/g, '');
  const mail = (address: string) =>
    `mailto:${address}?subject=${encodeURIComponent(navigation.labels.subject)}`;
  const section = page.getByRole('region', { name: contact.title });
  const entry = (label: string) => section.getByRole('term').filter({ hasText: label }).locator('xpath=..');

  const links = {
    [contact.labels.telephone]: [telephone, `tel:+${digits(telephone)}`],
    [contact.labels.whatsapp]: [whatsapp, whatsApp(whatsapp, navigation.labels.greeting)],
    [contact.labels.email]: [email, mail(email)],
    [contact.labels.partnersEmail]: [partnersEmail, mail(partnersEmail)],
    [contact.labels.address]: [
      address,
      `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`,
    ],
  };
  for (const [label, [text, href]] of Object.entries(links)) {
    await expect(entry(label).getByRole('link', { name: text })).toHaveAttribute('href', href!);
  }
});

test('one click saves the contact', async ({ page, request }) => {
  const link = page.getByRole('link', { name: contact.labels.save });
  const response = await request.get((await link.getAttribute('href'))!);
  expect(response.headers()['content-type']).toBe('text/vcard; charset=utf-8');
  expect(await response.text()).toContain(`FN:${company.names.company}`);
});

test.describe('on paper', () => {
  // The resolution of a printer.
  test.use({ deviceScaleFactor: 4 });

  test('a phone can scan the contact card on the printed page, and the screen shows no code', async ({
    page,
    request,
  }) => {
    const code = page.getByRole('main').locator('figure').getByRole('img', { name: navigation.labels.scan });
    await expect(page.getByText(navigation.labels.scan)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(COMPLETE);
    const card = await (await request.get('/contact.vcf')).text();
    expect(await readCode(await code.screenshot())).toBe(card);
  });
});
