/** The Content-Security-Policy lets visitors see the whole site, and an attacker run or load nothing. */
import { expect, type Page, test } from '@playwright/test';
import { PATHS } from './support/content.ts';
import { close, toggle } from './support/menu.ts';
import { button, expectShown, labels, open, openHome } from './support/viewer.ts';

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

for (const path of PATHS) {
  test(`${path} causes no violation, with an open menu and all pictures`, async ({ page }) => {
    const violations = await watchViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await toggle(page).click();
    await expect(close(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    for (const picture of await page.locator('main img:visible').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
    }
    expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
    expect(violations).toEqual([]);
  });
}

test('opening a picture in the viewer causes no violation', async ({ page }) => {
  const violations = await watchViolations(page);
  await openHome(page);
  await open(page, 0);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 1);
  // The viewer’s style sheet has loaded too.
  await expect(button(page, labels.close)).toHaveCSS('width', '56px');
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
