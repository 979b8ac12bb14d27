/** Files and metadata for search engines, chats and other machines. */
import { type APIRequestContext, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { ADDRESSES, company, PICTURES, readPage } from './support/content.ts';
import { NO_PAGE } from './support/sites.ts';

const PAGES = Object.entries(ADDRESSES).map(([name, path]) => ({ name, path, ...readPage(name) }));
/** Pages that are not in the menu: in another language, or beginning with a picture. */
const OTHERS = { 'ar/index': '/ar', yard: '/yard', 'ar/yard': '/ar/yard' };

/** The full address of a path on the public site. */
const at = (path: string) => new URL(path, company.site).href;

/** Requests a file of the tested site by its public address. */
async function fetchPublic(request: APIRequestContext, address: string) {
  expect(address.startsWith(`${company.site}/`), address).toBe(true);
  const response = await request.get(address.slice(company.site.length));
  expect(response.status(), address).toBe(200);
  return response;
}

/** A node of structured data. */
type Node = Record<string, unknown> & { '@type': string };

for (const { name, path, title, description } of PAGES) {
  test(`${path} describes itself to search engines and chats`, async ({ page, request }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    const meta = (key: string) => page.locator(`meta[name="${key}"], meta[property="${key}"]`);
    const expected = {
      description,
      'og:type': 'website',
      'og:title': title,
      'og:description': description,
      'og:url': at(path),
      'og:site_name': company.names.company,
      'og:image': at(`/cards/${name}.png`),
      'twitter:card': 'summary_large_image',
    };
    for (const [key, content] of Object.entries(expected)) {
      await expect(meta(key), key).toHaveAttribute('content', content);
    }
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', at(path));
    const heading = (await page.getByRole('heading', { level: 1 }).innerText()).replace(/\s+/g, ' ');
    await expect(meta('og:image:alt')).toHaveAttribute('content', `${company.names.company}: ${heading}`);
    await expect(meta('robots')).toHaveCount(0);

    // The social card, for example in WhatsApp.
    const card = await (await fetchPublic(request, expected['og:image'])).body();
    expect(card.length).toBeLessThan(60_000);
    const { width, height, format } = await sharp(card).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    await expect(meta('og:image:width')).toHaveAttribute('content', '1200');
    await expect(meta('og:image:height')).toHaveAttribute('content', '630');
    // The card has several colours: it is not empty.
    const { channels } = await sharp(card).removeAlpha().stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(30);
  });

  test(`${path} has structured data that search engines accept`, async ({ page, request }) => {
    await page.goto(path);
    const scripts = page.locator('script[type="application/ld+json"]');
    await expect(scripts).toHaveCount(1);
    const data = JSON.parse((await scripts.textContent())!);
    expect(data['@context']).toBe('https://schema.org');
    const nodes = data['@graph'] as Node[];
    const byType = Object.groupBy(nodes, (node) => node['@type']) as Record<string, Node[]>;

    const images = byType['ImageObject'] ?? [];
    const alts = await page
      .locator('main picture img')
      .evaluateAll((all: HTMLImageElement[]) => all.map(({ alt }) => alt));
    const photographs = PICTURES.filter(({ kind, alt }) => kind === 'photograph' && alts.includes(alt));
    expect(images.map(({ caption }) => caption).sort()).toEqual(
      photographs.map(({ caption }) => caption).sort(),
    );
    for (const image of images) {
      expect((await fetchPublic(request, String(image['contentUrl']))).headers()['content-type']).toMatch(
        /^image/,
      );
      expect(await (await fetchPublic(request, String(image['license']))).text()).toContain(company.rights);
    }
    if (path === '/') {
      expect(byType['WebSite']).toMatchObject([{ name: company.names.company, url: at('/') }]);
    } else {
      expect(byType['BreadcrumbList']).toMatchObject([
        { itemListElement: [{ position: 1, item: at('/') }, { position: 2 }] },
      ]);
    }
    if (path !== '/' && path !== ADDRESSES.partners) return;
    // Google’s requirements for a LocalBusiness and an Organization (developers.google.com/search).
    const { names, contact, founded } = company;
    expect(byType[company.business]).toMatchObject([
      {
        name: names.company,
        telephone: contact.telephone,
        foundingDate: String(founded.company),
        parentOrganization: { name: names.group, foundingDate: String(founded.group) },
      },
    ]);
    expect(byType[company.business]![0]!['address']).toEqual({
      '@type': 'PostalAddress',
      ...(contact.street && { streetAddress: contact.street }),
      addressLocality: contact.city,
      addressCountry: contact.country,
    });
    for (const picture of ['logo', 'image']) {
      const file = await fetchPublic(request, String(byType[company.business]![0]![picture]));
      expect(file.headers()['content-type']).toBe('image/png');
    }
  });
}

test('the 404 page is not described to search engines', async ({ page }) => {
  await page.goto(NO_PAGE);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical], meta[property], script[type*=json]')).toHaveCount(0);
});

test('robots.txt names the sitemap, and the sitemap lists the canonical address of every page', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).not.toMatch(/^Disallow: \S/m);
  const sitemap = await fetchPublic(request, /^Sitemap: (\S+)$/m.exec(robots)![1]!);
  expect(sitemap.headers()['content-type']).toMatch(/^application\/xml/);
  const text = await sitemap.text();
  const entries = [...text.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry]) => entry!);
  const addresses = entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)![1]!);
  expect(addresses.sort()).toEqual(
    [...PAGES.map(({ path }) => path), ...Object.values(OTHERS)].map(at).sort(),
  );
  for (const address of addresses)
    expect(await (await fetchPublic(request, address)).text()).toContain(
      `<link rel="canonical" href="${address}">`,
    );

  // Each page lists its other languages.
  const languagesOf = (path: string) => {
    const entry = entries.find((candidate) => candidate.includes(`<loc>${at(path)}</loc>`))!;
    return [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, href]) => [
      language,
      href,
    ]);
  };
  const both = [
    ['ar', at('/ar')],
    ['en', at('/')],
    ['x-default', at('/')],
  ];
  expect(languagesOf('/').sort()).toEqual(both);
  expect(languagesOf('/ar').sort()).toEqual(both);
  expect(languagesOf('/about')).toEqual([]);
});

test('the manifest and its icons are valid', async ({ page, request }) => {
  await page.goto('/');
  const href = (await page.locator('link[rel=manifest]').getAttribute('href'))!;
  // The browser itself fetches the manifest and reports its errors.
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect({ path: new URL(url).pathname, errors }).toEqual({ path: href, errors: [] });
  const { name, icons } = await (await request.get(href)).json();
  expect(name).toBe(company.names.company);
  expect(icons.map(({ purpose, sizes }: Record<string, string>) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('icons are at the default addresses that devices request', async ({ request }) => {
  const apple = await request.get('/apple-touch-icon.png');
  expect(await sharp(await apple.body()).metadata()).toMatchObject({ width: 180, height: 180 });
  const favicon = await request.get('/favicon.ico');
  expect(await sharp(await favicon.body()).metadata()).toMatchObject({
    format: 'png',
    width: 32,
    height: 32,
  });
});
