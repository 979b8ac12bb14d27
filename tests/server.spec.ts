/** The built site as the real server answers it; `server/server.test.ts` has the finer points. */
import { expect, test } from '@playwright/test';
import { blockOf, readPage } from './support/content.ts';

const notFound = blockOf(readPage('404'), 'number-hero').title;
const PAGES = ['/', '/about', '/operations', '/partners'];

for (const path of PAGES) {
  test(`${path} is answered with a compressed page`, async ({ request }) => {
    const answer = await request.get(path, { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.status()).toBe(200);
    const headers = answer.headers();
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-encoding']).toBe('br');
    expect(headers['cache-control']).toBe('no-cache');
    expect(await answer.text()).toContain('</html>');
  });
}

for (const path of ['/vision', '/no/such/page', '/404', '/favicon.exe']) {
  test(`${path} is answered with status 404 and the 404 page`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain(notFound);
  });
}

for (const path of PAGES.slice(1)) {
  test(`other spellings of ${path} move to it for good`, async ({ request }) => {
    for (const other of [`${path}/`, `${path}.html`, path.toUpperCase()]) {
      const answer = await request.get(`${other}?a=1`, { maxRedirects: 0 });
      expect(answer.status(), other).toBe(301);
      expect(answer.headers().location, other).toBe(`${path}?a=1`);
    }
  });
}

test('whatever a page loads is found, typed and kept for a year', async ({ page, request }) => {
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => entry.name),
    );
    const files = loaded.filter((name) => name.includes('/_astro/'));
    expect(files, path).not.toEqual([]);
    for (const url of files) {
      const answer = await request.get(url);
      expect(answer.status(), url).toBe(200);
      expect(answer.headers()['content-type'], url).not.toContain('octet-stream');
      expect(answer.headers()['cache-control'], url).toContain('max-age=31536000, immutable');
    }
  }
});
