/** Visitors of the home page reach what drawings, cards and needs promise, and a wide or narrow window hides nothing. */
import { expect, test } from '@playwright/test';
import { blockOf, navigation, readPage } from './support/content.ts';

const home = readPage('index');

test.beforeEach(({ page }) => page.goto('/'));

test('a click on a drawing in the hero leads where the first link of its list does', async ({ page }) => {
  for (const [i, { items }] of blockOf(home, 'home-hero').columns.entries()) {
    await page.locator(`#drawing-${i}`).click();
    await expect(page).toHaveURL(items[0]!.to);
    await page.goBack();
  }
});

test('the link of a card covers its whole row, and says if its page is planned', async ({ page }) => {
  const { cards, title } = blockOf(home, 'operation-cards');
  const section = page.getByRole('region', { name: title });
  for (const card of cards) {
    const heading = section.getByRole('heading', { name: card.title });
    await expect(heading.getByText(navigation.labels.soon)).toHaveCount(
      navigation.planned.includes(card.to) ? 1 : 0,
    );
  }
  const text = section.getByText(cards[1]!.text);
  await text.scrollIntoViewIfNeeded();
  // Playwright’s own click would refuse a text that a link covers.
  const { x, y, width, height } = (await text.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(cards[1]!.to);
});

test('a visitor can ask for a service on WhatsApp or by e-mail, with a prepared message', async ({
  page,
}) => {
  const { title, needs } = blockOf(home, 'call-to-action');
  const section = page.getByRole('region', { name: title });
  for (const need of needs!) {
    const ways = section.getByRole('listitem').filter({ hasText: need }).getByRole('link', { name: need });
    const [chat, mail] = await ways.evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href)),
    );
    expect(chat!.searchParams.get('text')).toContain(need);
    expect(mail!.searchParams.get('subject')).toContain(need);
  }
});

test('in a narrow window with a scroll bar of 17 px, the people above the footer are complete @phone', async ({
  page,
}) => {
  await page.evaluate(() => {
    document.body.style.marginInlineEnd = '17px';
  });
  const section = page.getByRole('region', { name: blockOf(home, 'call-to-action').title });
  const people = section.locator('[aria-hidden="true"] > svg');
  await people.first().scrollIntoViewIfNeeded();
  const areComplete = await people.evaluateAll((all) => {
    const row = all[0]!.parentElement!.getBoundingClientRect();
    return all.slice(0, 5).map((person) => {
      const { left, right, top } = person.getBoundingClientRect();
      return left >= row.left - 1 && right <= row.right + 1 && top < row.bottom;
    });
  });
  expect(areComplete).toEqual(Array(5).fill(true));
});
