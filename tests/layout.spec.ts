/** Header, menu and footer, which all pages share. `browsers/` tests how visitors use them. */
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { whatsApp } from '../src/contact/contact-links.ts';
import { postalAddress } from '../src/contact/postal-address.ts';
import { ADDRESSES, blockOf, company, navigation, PATHS, readPage } from './support/content.ts';
import { sidewaysScroll } from './support/reading.ts';

const { header, footer, labels } = navigation;
const labelOf = (address: string) => header.links.find(({ to }) => to === address)!.label;
const menu = (page: Page) => page.getByRole('navigation', { name: labels.mainMenu });
const toggle = (page: Page) => page.getByRole('button', { name: labels.menu });
/** The same button while the menu is open. */
const close = (page: Page) => page.getByRole('button', { name: labels.closeMenu });

for (const path of PATHS) {
  test(`${path} has header and footer, and marks only the link of the current page`, async ({ page }) => {
    await page.goto(path);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: company.names.company })).toHaveAttribute('href', '/');
    await expect(banner.getByText(company.names.group)).toBeVisible();
    await expect(menu(page).getByRole('listitem').getByRole('link')).toHaveText(
      header.links.map(({ label }) => label),
    );
    await expect(banner.getByRole('link', { name: header.contact.label })).toHaveAttribute(
      'href',
      header.contact.to,
    );

    const current = header.links.filter(({ to }) => to === path).map(({ label }) => label);
    await expect(menu(page).locator('[aria-current=page]')).toHaveText(current);
    if (current.length > 0) {
      const bar = (name: string) =>
        menu(page)
          .getByRole('link', { name, exact: true })
          .evaluate((link) => getComputedStyle(link).boxShadow);
      const other = header.links.find(({ to }) => to !== path)!;
      expect(await bar(current[0]!)).not.toBe(await bar(other.label));
    }

    const info = page.getByRole('contentinfo');
    for (const { label, to } of [...header.links, ...footer.services])
      await expect(info.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', to);
    for (const title of [footer.quickLinks, footer.servicesTitle, footer.contact])
      await expect(info.getByRole('heading', { name: title })).toBeVisible();
    const { telephone, email, partnersEmail } = company.contact;
    await expect(info.getByRole('link', { name: telephone })).toBeVisible();
    // An address that may break consists of several parts. The name of the link must not contain spaces between them.
    for (const address of [email, partnersEmail])
      await expect(info.locator(`a[href^="mailto:${address}"]`)).toHaveText(address);
    await expect(info.getByText(postalAddress(company.contact, company.language))).toBeVisible();
    await expect(info.getByText(`© ${company.copyrightYear} ${company.names.company}`)).toBeVisible();
  });
}

test('a social profile with an address is a link, and one without is a mark that nobody presses', async ({
  page,
}) => {
  await page.goto('/about');
  const [linked, ...waiting] = company.social;
  const info = page.getByRole('contentinfo');
  await expect(info.getByRole('link', { name: linked!.name })).toHaveAttribute('href', linked!.address!);
  const marks = info.getByRole('listitem').filter({ hasText: labels.comingSoon });
  await expect(marks).toBeVisible();
  await expect(marks.locator('svg')).toHaveCount(waiting.length);
  await expect(marks.locator('a, button, [tabindex], [role]')).toHaveCount(0);
});

test('the header stays in view while the page scrolls', async ({ page }) => {
  await page.goto('/operations');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner').getByRole('link', { name: header.contact.label })).toBeInViewport();
});

test('a phone that is turned in the middle of a page shows the same text @phone', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { name: blockOf(readPage('index'), 'heritage').title });
  await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  await expect(heading).toBeInViewport({ ratio: 1 });
});

for (const height of [390, 240]) {
  test(`in a window of ${height} px, the button that closes the menu stays in view while the page scrolls @phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 740, height });
    await page.goto('/about');
    await toggle(page).tap();
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    await expect(close(page)).toBeInViewport({ ratio: 1 });
    await close(page).tap();
    await expect(menu(page)).toBeHidden();
  });
}

test('the skip link is visible when it has the focus', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: labels.skip })).toBeInViewport();
});

test('a mouse opens and closes the menu of a narrow window @phone', async ({ page }) => {
  await page.goto('/about');
  const { x, width } = (await toggle(page).boundingBox())!;
  await toggle(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(toggle(page)).toBeHidden();
  expect(await close(page).boundingBox(), 'nothing moves').toMatchObject({ x, width });
  await close(page).click();
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeVisible();
});

test('the labels of the menu are in line, and the bar of the current one is beside them @phone', async ({
  page,
}) => {
  await page.goto('/about');
  await toggle(page).click();
  const links = await menu(page)
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => {
        const label = document.createRange();
        label.selectNodeContents(link);
        return { edge: link.getBoundingClientRect().left, label: label.getBoundingClientRect().left };
      }),
    );
  expect(new Set(links.map(({ label }) => label)).size).toBe(1);
  expect(Math.min(...links.map(({ edge }) => edge))).toBe(0);
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
] as const) {
  test(`at ${width} × ${height} the contact and the whole menu with telephone and WhatsApp can be reached`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/about');
    await expect(page.getByRole('banner').getByRole('link', { name: header.contact.short! })).toBeInViewport({
      ratio: 1,
    });
    await toggle(page).click();
    const { telephone, whatsapp } = company.contact;
    const digits = (number: string) => number.replace(/\D/g, '');
    const call = menu(page).getByRole('link', { name: labels.call });
    const chat = menu(page).getByRole('link', { name: labels.whatsapp });
    await expect(call).toHaveAttribute('href', `tel:+${digits(telephone)}`);
    await expect(chat).toHaveAttribute('href', whatsApp(whatsapp, labels.greeting));
    for (const link of await menu(page).getByRole('link').all())
      await expect(link).toBeInViewport({ ratio: 1 });
  });
}

for (const [width, shown] of [
  [991, false],
  [992, true],
] as const) {
  test(`at ${width} px the menu is ${shown ? 'shown' : 'behind its button'}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    await expect(toggle(page)).toBeVisible({ visible: !shown });
    await expect(menu(page)).toBeVisible({ visible: shown });
    await expect(page.getByRole('link', { name: header.contact.short! }).first()).toBeVisible();
  });
}

test('if the header has no room for the group’s logo, the line before it is hidden too @phone', async ({
  page,
}) => {
  await page.goto('/about');
  const group = page.getByRole('banner').locator('span', { hasText: company.names.group }).first();
  const logo = group.locator('svg');
  const shown: boolean[] = [];
  for (const width of [300, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const { y, height } = (await group.boundingBox())!;
    shown.push((await logo.boundingBox())!.y < y + height);
    if (shown.at(-1)) continue;
    const { channels } = await sharp(await group.screenshot()).stats();
    expect(new Set(channels.map(({ stdev }) => stdev))).toEqual(new Set([0]));
  }
  expect(shown).toEqual([false, true]);
});

test('longer names do not make the header of a phone higher @phone', async ({ page }) => {
  await page.goto('/about');
  const banner = page.getByRole('banner');
  const { height } = (await banner.boundingBox())!;
  const brands = [
    [banner.getByRole('link', { name: company.names.company }), 'Mobility Uganda'],
    [banner.getByText(company.names.group), 'Group of Companies'],
  ] as const;
  for (const [brand, rest] of brands) {
    await brand.evaluate((element, text) => {
      const lineBreak = element.querySelector('br')!;
      lineBreak.nextSibling?.remove();
      lineBreak.after(text);
    }, rest);
  }
  expect((await banner.boundingBox())!.height).toBe(height);
  expect(await sidewaysScroll(page)).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor without JavaScript can open, use and close the menu @phone', async ({ page }) => {
    await page.goto('/about');
    await expect(toggle(page)).not.toHaveAttribute('aria-expanded');
    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
    await close(page).tap();
    await expect(menu(page)).toBeHidden();
    await toggle(page).tap();
    await menu(page)
      .getByRole('link', { name: labelOf('/partners') })
      .tap();
    await expect(page).toHaveURL('/partners');
  });

  for (const path of Object.values(ADDRESSES)) {
    test(`${path} can be read, and its links work, without JavaScript`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await menu(page)
        .getByRole('link', { name: labelOf('/operations') })
        .click();
      await expect(page).toHaveURL('/operations');
    });
  }
});
