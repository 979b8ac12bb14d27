/** Search engines, chats and devices find what they read besides the pages. Unit tests in `src/metadata/` have the details. */
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { ADDRESSES, company, readPage } from './support/content.ts';
import { NO_PAGE, pathsOf, SITES } from './support/sites.ts';

const PAGES = Object.entries(ADDRESSES).map(([name, path]) => ({ name, path, ...readPage(name) }));
/** Pages that are not in the menu: in another language, or beginning with a picture. */
const OTHERS = ['/ar', '/yard', '/ar/yard'];

/** The full address of a path on the public site. */
const at = (path: string) => new URL(path, company.site).href;

for (const { name, path, title, description } of PAGES) {
  test(`${path} describes itself to search engines and chats`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    const heading = (await page.getByRole('heading', { level: 1 }).innerText()).replace(/\s+/g, ' ');
    const meta = (key: string) => page.locator(`meta[name="${key}"], meta[property="${key}"]`);
    for (const [key, content] of Object.entries({
      description,
      'og:type': 'website',
      'og:title': title,
      'og:description': description,
      'og:url': at(path),
      'og:site_name': company.names.company,
      'og:image': at(`/cards/${name}.png`),
      'og:image:alt': `${company.names.company}: ${heading}`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    }))
      await expect(meta(key), key).toHaveAttribute('content', content);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', at(path));
    await expect(meta('robots')).toHaveCount(0);
  });
}

test('the photographs and their licence are where structured data says', async ({ request }) => {
  const page = await (await request.get('/operations')).text();
  const addresses = [...page.matchAll(/"(?:contentUrl|license)":"(.*?)"/g)].map(([, address]) => address!);
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of new Set(addresses))
    expect((await request.get(new URL(address).pathname)).status(), address).toBe(200);
});

test('the 404 page is not described to search engines', async ({ page }) => {
  await page.goto(NO_PAGE);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical], meta[property], script[type*=json]')).toHaveCount(0);
});

test('the sitemap, which robots.txt names, lists every page, with all its languages', async ({ request }) => {
  expect(pathsOf(SITES.company.output).sort()).toEqual([...PAGES.map(({ path }) => path), ...OTHERS].sort());
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${at('/sitemap.xml')}`);
  const text = await (await request.get('/sitemap.xml')).text();
  const languagesOf = (path: string) => {
    const [entry] = new RegExp(`<loc>${at(path)}</loc>.*?</url>`).exec(text)!;
    return [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...link]) => link.join(' ')).sort();
  };
  const both = [`ar ${at('/ar')}`, `en ${at('/')}`, `x-default ${at('/')}`];
  expect(languagesOf('/')).toEqual(both);
  expect(languagesOf('/ar')).toEqual(both);
  expect(languagesOf('/about')).toEqual([]);
});

test('the manifest is valid, and devices find icons at their default addresses', async ({
  page,
  request,
}) => {
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
  for (const { src, sizes } of [
    ...icons,
    { src: '/apple-touch-icon.png', sizes: '180x180' },
    { src: '/favicon.ico', sizes: '32x32' },
  ]) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});
