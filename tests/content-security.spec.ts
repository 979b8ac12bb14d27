/** The Content-Security-Policy stops nothing of ours and everything else. */
import { expect, type Page, test } from '@playwright/test';
import { ADDRESSES, navigation } from './support/content.ts';

/** Every violation of the policy that the page meets, from its first byte on. */
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

for (const path of [...Object.values(ADDRESSES), '/no-such-page']) {
  test(`${path} meets no violation, with the menu opened and the page read to its end`, async ({ page }) => {
    const violations = await watchViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const menu = page.getByRole('button', { name: navigation.words.menu });
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
    expect(violations).toEqual([]);
  });
}

test('pictures open in the viewer without a violation', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/');
  const picture = page.locator('a[data-viewer]').first();
  test.skip((await picture.count()) === 0, 'no page has a viewer yet');
  await picture.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(violations).toEqual([]);
});

test('code and content of others do not run', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.goto('/');
  const ran = await page.evaluate(async () => {
    const window = globalThis as unknown as Record<string, unknown>;
    const tries: Record<string, () => unknown> = {
      'inline script': () => {
        const script = document.createElement('script');
        script.append('globalThis.hacked = "inline script"');
        document.body.append(script);
      },
      'script as text': () => {
        document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="hacked = 1">');
      },
      'code in a string': () => setTimeout('globalThis.hacked = "code in a string"'),
      'foreign picture': () => {
        document.body.append(
          Object.assign(document.createElement('img'), { src: 'https://evil.example/a.png' }),
        );
      },
      'foreign request': () => void fetch('https://evil.example/').catch(() => {}),
      frame: () => {
        document.body.append(Object.assign(document.createElement('iframe'), { src: '/about' }));
      },
    };
    const passed: string[] = [];
    for (const [name, attempt] of Object.entries(tries)) {
      try {
        attempt();
        if (name === 'script as text') passed.push(name);
      } catch {}
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    if (window['hacked'] !== undefined) passed.push(String(window['hacked']));
    return passed;
  });
  expect(ran).toEqual([]);
  for (const directive of [
    'require-trusted-types-for',
    'img-src https://evil.example',
    'connect-src https://evil.example',
    'frame-src',
  ]) {
    expect(
      violations.some((text) => text.startsWith(directive)),
      directive,
    ).toBe(true);
  }
});
