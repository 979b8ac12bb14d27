import { expect, test } from '@playwright/test';
import { blockOf, navigation, readPage, spoken } from './support/content.ts';

const home = readPage('index');

test.beforeEach(({ page }) => page.goto('/'));

test('the hero says what the company does and links to further pages', async ({ page }) => {
  const hero = blockOf(home, 'home-hero');
  await expect(page).toHaveTitle(home.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spoken(hero.title));
  await expect(page.getByText(hero.lead)).toBeVisible();
  for (const { label, to } of hero.buttons) {
    const link = page.getByRole('main').getByRole('link', { name: label }).first();
    await expect(link).toHaveAttribute('href', to);
  }
});

test('each illustration in the hero has its list, and both lead to the operations', async ({ page }) => {
  for (const [i, { title, items }] of blockOf(home, 'home-hero').columns.entries()) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    for (const { label, to } of items)
      await expect(page.getByRole('link', { name: label, exact: true }).first()).toHaveAttribute('href', to);
    await page.locator(`#drawing-${i}`).click();
    await expect(page).toHaveURL(items[0]!.to);
    await page.goBack();
  }
});

test('a long word in a list of the hero stays in its column', async ({ page }) => {
  const [first, second] = blockOf(home, 'home-hero').columns;
  const item = page.getByRole('listitem').getByText(first!.items[1]!.label, { exact: true }).first();
  const next = page.getByRole('heading', { name: second!.title });
  await page.setViewportSize({ width: 768, height: 800 });
  const wordEnd = await item.evaluate((element) => {
    element.textContent = 'Lithiumbatteriespeichersysteme';
    const text = document.createRange();
    text.selectNodeContents(element);
    return text.getBoundingClientRect().right;
  });
  expect(wordEnd).toBeLessThan((await next.boundingBox())!.x);
});

for (const width of [768, 1280]) {
  test(`at ${width} px the entries of the lists of the hero begin on one line, however long one is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const lists = await Promise.all(
      blockOf(home, 'home-hero').columns.map(({ items }) =>
        page.getByRole('list').filter({ hasText: items[0]!.label }).first().elementHandle(),
      ),
    );
    const tops = await page.evaluate((all) => {
      all[1]!.firstElementChild!.textContent = 'Sonderfahrzeugbau und Ersatzteilversorgung';
      return all.map((list) => [...list!.children].map((entry) => entry.getBoundingClientRect().top));
    }, lists);
    const longest = tops.toSorted((a, b) => b.length - a.length)[0]!;
    for (const column of tops) expect(column).toEqual(longest.slice(0, column.length));
  });
}

for (const [width, columns] of [
  [600, 2],
  [390, 1],
] as const) {
  test(`at ${width} px the lists of the hero have ${columns} columns`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const list = page
      .getByRole('list')
      .filter({ hasText: blockOf(home, 'home-hero').columns[0]!.items[0]!.label });
    const starts = await list
      .first()
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
    expect(new Set(starts).size).toBe(columns);
  });
}

test('each drawing of the hero has its person beside it, and at least half of the width of a phone', async ({
  page,
}) => {
  const people = blockOf(home, 'home-hero').columns.filter(({ person }) => person).length;
  for (const [width, least] of [
    [320, 0.5],
    [390, 0.5],
    [768, 0.15],
    [1280, 0.15],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    // These are the pairs of a person and a drawing, each with a shadow.
    const pairs = await page
      .locator('#block-1 + section [aria-hidden]:has(svg + svg):has(+ [aria-hidden])')
      .evaluateAll((all) =>
        all.map((person) => {
          const { right, bottom } = person.getBoundingClientRect();
          const drawing = person.nextElementSibling!.getBoundingClientRect();
          return {
            overlap: Math.max(0, right - drawing.left),
            step: Math.round(bottom - drawing.bottom),
            share: drawing.width / innerWidth,
          };
        }),
      );
    expect(pairs).toHaveLength(people);
    for (const { overlap, step, share } of pairs) {
      expect({ overlap, step }, `${width} px`).toEqual({ overlap: 0, step: 0 });
      expect(share, `${width} px`).toBeGreaterThan(least);
    }
  }
});

test('on a phone, the first view has the buttons and the first drawing begins in it', {
  tag: '@phone',
}, async ({ page }) => {
  for (const { label } of blockOf(home, 'home-hero').buttons)
    await expect(page.getByRole('main').getByRole('link', { name: label }).first()).toBeInViewport({
      ratio: 1,
    });
  await expect(page.locator('#block-1 + section [aria-hidden]').first()).toBeInViewport();
});

test('operation cards link to their sections, and say which are to come', async ({ page }) => {
  const { cards, title } = blockOf(home, 'operation-cards');
  const section = page.getByRole('region', { name: title });
  for (const card of cards) {
    await expect(section.getByRole('link', { name: card.title })).toHaveAttribute('href', card.to);
    await expect(section.getByText(card.text)).toBeVisible();
    const heading = section.getByRole('heading', { name: card.title });
    await expect(heading.getByText(navigation.labels.soon)).toHaveCount(
      navigation.planned.includes(card.to) ? 1 : 0,
    );
  }
  await expect(section.getByRole('listitem')).toHaveCount(cards.length);
});

test('the link of a card covers its whole row', async ({ page }) => {
  const card = blockOf(home, 'operation-cards').cards[1]!;
  await page.getByText(card.text).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await page.getByText(card.text).boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(card.to);
});

test('the heritage block shows the map and the numbers', async ({ page }) => {
  const { title, map, stats } = blockOf(home, 'heritage');
  const section = page.getByRole('region', { name: spoken(title) });
  await expect(section.getByRole('img', { name: map.description })).toBeVisible();
  for (const country of [map.sudan, map.southSudan, map.uganda, map.uae]) {
    await expect(section.getByText(country, { exact: true })).toBeVisible();
  }
  for (const { number, label } of stats) {
    await expect(section.getByRole('term').filter({ hasText: label })).toBeVisible();
    await expect(section.getByRole('definition').filter({ hasText: number })).toBeVisible();
  }
});

test('the map shows its countries also on a page from right to left', { tag: '@phone' }, async ({ page }) => {
  const { title, map } = blockOf(home, 'heritage');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const section = page.getByRole('region', { name: spoken(title) });
  for (const label of [map.sudan, map.southSudan, map.uganda, map.uae, map.route]) {
    const text = section.getByText(label, { exact: true });
    await text.scrollIntoViewIfNeeded();
    await expect(text).toBeInViewport({ ratio: 0.99 });
  }
});

test('in wide windows no country overlaps a number, and the land reaches both edges', async ({ page }) => {
  const { title, map, stats } = blockOf(home, 'heritage');
  const section = page.getByRole('region', { name: spoken(title) });
  for (const width of [1024, 1700, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const drawing = section.getByRole('img', { name: map.description });
    const bottoms = await drawing
      .locator('g path:nth-of-type(n + 2)')
      .evaluateAll((countries) => countries.map((country) => country.getBoundingClientRect().bottom));
    for (const { label } of stats) {
      const top = await section
        .getByText(label, { exact: true })
        .evaluate((term) => term.getBoundingClientRect().top);
      expect(Math.max(...bottoms), `${label} at ${width}`).toBeLessThan(top - 16);
    }
    const land = (await drawing.locator('g path').first().boundingBox())!;
    expect(land.x).toBeLessThanOrEqual(0);
    expect(land.x + land.width).toBeGreaterThanOrEqual(width);
  }
});

test('a visitor can ask for a service on WhatsApp or by e-mail, with a prepared message', async ({
  page,
}) => {
  const { title, needs } = blockOf(home, 'call-to-action');
  const section = page.getByRole('region', { name: title });
  for (const need of needs!) {
    const plate = section.getByRole('listitem').filter({ has: page.getByRole('heading', { name: need }) });
    const ways = plate.getByRole('link', { name: need });
    await expect(ways).toHaveCount(2);
    const [chat, mail] = await ways.evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href)),
    );
    expect(chat!.hostname).toBe('wa.me');
    expect(chat!.searchParams.get('text')).toContain(need);
    expect(mail!.protocol).toBe('mailto:');
    expect(mail!.searchParams.get('subject')).toContain(need);
  }
});

test('the call to action links to the right pages, and marks planned pages', async ({ page }) => {
  const { title, buttons } = blockOf(home, 'call-to-action');
  const { labels, planned } = navigation;
  const section = page.getByRole('region', { name: title });
  for (const { label, to } of buttons) {
    await expect(section.getByRole('link', { name: label })).toHaveAttribute('href', to);
    await expect(section.getByText(`${label} ${labels.soon}`)).toHaveCount(planned.includes(to) ? 1 : 0);
  }
});

for (const scrollBar of [0, 17]) {
  const name = `on a phone with a scroll bar of ${scrollBar} px, the people above the footer are completely visible`;
  test(name, { tag: '@phone' }, async ({ page }) => {
    const section = page.getByRole('region', { name: blockOf(home, 'call-to-action').title });
    await page.evaluate((width) => {
      document.body.style.marginInlineEnd = `${width}px`;
    }, scrollBar);
    const drawings = section.locator('[aria-hidden="true"] > svg');
    await drawings.first().scrollIntoViewIfNeeded();
    const shown = await drawings.evaluateAll((all) => {
      const row = all[0]!.parentElement!.getBoundingClientRect();
      return all
        .map((drawing) => drawing.getBoundingClientRect())
        .filter(({ top }) => top < row.bottom)
        .map(({ left, right }) => left >= row.left - 1 && right <= row.right + 1);
    });
    expect(shown).toEqual([true, true, true, true, true]);
  });
}
