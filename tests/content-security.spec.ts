/** The Content-Security-Policy allows everything of the site and blocks everything else. */
import { expect, type Page, test } from '@playwright/test';
import { COMPLETE } from './support/complete.ts';
import { company, navigation, PATHS } from './support/content.ts';

/** Collects every violation of the policy, from the first byte of the page on. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      (window as unknown as { tellViolation(text: string): void }).tellViolation(
        `${violatedDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) violations.push(message.text());
  });
  return violations;
}

/** Waits until all requested pictures have loaded. */
const allPictures = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images]
          .filter((image) => image.checkVisibility({ visibilityProperty: true }))
          .every((image) => image.currentSrc === '' || image.complete),
      ),
    )
    .toBe(true);

for (const path of PATHS) {
  test(`${path} causes no violation, with an open menu and scrolled to the end`, async ({ page }) => {
    const violations = await watchViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.getByRole('button', { name: navigation.labels.menu }).click();
    await expect(page.getByRole('button', { name: navigation.labels.closeMenu })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await page.keyboard.press('Escape');
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await allPictures(page);
    expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
    expect(violations).toEqual([]);
  });
}

test('opening a picture in the viewer causes no violation', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/');
  await page.evaluate(COMPLETE);
  await page.locator('[data-viewer] a').first().click();
  const place = navigation.labels.viewer.position.replace('%n', '2');
  const second = new RegExp(`^${place.replace('%total', String.raw`\d+`)}, `);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog')).toHaveAccessibleName(second);
  // The viewer’s style sheet has loaded too.
  await expect(page.getByRole('button', { name: navigation.labels.viewer.close })).toHaveCSS('width', '56px');
  expect(violations).toEqual([]);
});

test('loading the manifest causes no violation', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/');
  await page.evaluate(COMPLETE);
  // A browser without a window requests the manifest only when it is asked to.
  const session = await page.context().newCDPSession(page);
  const { data, errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(data).toContain(company.names.company);
  expect(violations).toEqual([]);
});

test('foreign code and content are blocked', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/');
  const ran = await page.evaluate(() => {
    const add = (element: string, properties: object) =>
      document.body.append(Object.assign(document.createElement(element), properties));
    add('img', { src: 'https://evil.example/a.png' });
    add('iframe', { src: '/about' });
    add('audio', { src: '/about' });
    add('style', { textContent: 'body { color: red }' });
    add('base', { href: 'https://evil.example/' });
    document.body.setAttribute('style', 'color: red');
    fetch('https://evil.example/').catch(() => {});
    document.fonts.add(new FontFace('Evil', 'url(https://evil.example/a.woff2)'));
    document.fonts.load('1rem Evil').catch(() => {});
    const script = document.createElement('script');
    script.append('document.body.id = "hacked"');
    document.body.append(script);
    const form = document.createElement('form');
    form.action = '/about';
    document.body.append(form);
    form.submit();
    return document.body.id;
  });
  expect(ran).toBe('');
  for (const violation of [
    'img-src https://evil.example',
    'frame-src',
    'media-src',
    'style-src-elem inline',
    'base-uri https://evil.example',
    'style-src-attr inline',
    'connect-src https://evil.example',
    'font-src https://evil.example',
    'form-action',
  ]) {
    await expect.poll(() => violations).toContainEqual(expect.stringMatching(new RegExp(`^${violation}`)));
  }
});

test('no page can be framed, not even by the site itself', async ({ page }) => {
  const refusals: string[] = [];
  page.on('console', (message) => refusals.push(message.text()));
  await page.route('**/frame', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/about"></iframe>' }),
  );
  await page.goto('/frame');
  await expect.poll(() => refusals).toContainEqual(expect.stringMatching(/frame-ancestors 'none'/));
  await expect(page.frameLocator('iframe').getByRole('main')).toHaveCount(0);
});

test('foreign text cannot become code', async ({ page }) => {
  await page.goto('/');
  const accepted = await page.evaluate(() => {
    const tries: Record<string, () => unknown> = {
      'text of a script': () => Object.assign(document.createElement('script'), { text: '0' }),
      markup: () => document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="0">'),
      'code in a string': () => setTimeout('0'),
      'a foreign policy': () => Reflect.get(window, 'trustedTypes').createPolicy('evil', {}),
    };
    return Object.keys(tries).filter((name) => {
      try {
        tries[name]!();
        return true;
      } catch {
        return false;
      }
    });
  });
  expect(accepted).toEqual([]);
});
