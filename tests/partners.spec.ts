import { expect, test } from '@playwright/test';
import { postalAddress } from '../src/model/company.ts';
import { blockOf, company, readPage } from './support/content.ts';

const partners = readPage('partners');
const contact = blockOf(partners, 'contact');

test.beforeEach(({ page }) => page.goto('/partners'));

test('each way to work together is told', async ({ page }) => {
  await expect(page).toHaveTitle(partners.title);
  const { title, areas } = blockOf(partners, 'partnerships');
  const items = page.getByRole('region', { name: title }).getByRole('listitem');
  await expect(items).toHaveCount(areas.length);
  for (const [i, area] of areas.entries()) {
    await expect(items.nth(i).getByRole('heading', { name: area.title })).toBeVisible();
    await expect(items.nth(i).getByText(area.text)).toBeVisible();
  }
});

test('telephone, WhatsApp, both e-mails and the address can be used', async ({ page }) => {
  const { telephone, whatsapp, email, partnersEmail } = company.contact;
  const digits = (number: string) => number.replace(/\D/g, '');
  const section = page.getByRole('region', { name: contact.title });
  const entry = (label: string) => section.getByRole('term').filter({ hasText: label }).locator('xpath=..');

  const links = {
    [contact.labels.telephone]: [telephone, `tel:+${digits(telephone)}`],
    [contact.labels.whatsapp]: [whatsapp, `https://wa.me/${digits(whatsapp)}`],
    [contact.labels.email]: [email, `mailto:${email}`],
    [contact.labels.partnersEmail]: [partnersEmail, `mailto:${partnersEmail}`],
  };
  for (const [label, [text, href]] of Object.entries(links)) {
    await expect(entry(label).getByRole('link', { name: text })).toHaveAttribute('href', href!);
  }
  await expect(entry(contact.labels.address)).toContainText(postalAddress(company.contact));
});
