/** Protects visitors who have set forced colours, more contrast, reduced motion or a dark mode. */
import { expect, test } from '@playwright/test';
import { COMPLETE } from '../../support/complete.ts';
import { blockOf, navigation, PATHS, readPage } from '../../support/content.ts';
import { isFaint, paintedTexts } from '../../support/texts.ts';

for (const path of PATHS) {
  test(`logos, the current page’s link, buttons and focus of ${path} are visible in forced colours`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    await page.evaluate(COMPLETE);
    const { canvas, ink } = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return { canvas: backgroundColor, ink: color };
    });
    for (const mark of await page.locator('header svg:visible, footer svg:visible').all()) {
      const fill = await mark.evaluate((svg) => getComputedStyle(svg.querySelector('path')!).fill);
      expect(fill).not.toBe(canvas);
    }
    for (const text of await page.locator('svg text:visible').all()) {
      expect(await text.evaluate((word) => getComputedStyle(word).fill)).toBe(ink);
    }
    const underlined = await page
      .getByRole('navigation', { name: navigation.labels.mainMenu })
      .getByRole('link')
      .evaluateAll((all) =>
        all
          .filter((link) => getComputedStyle(link).textDecorationLine === 'underline')
          .map(({ ariaCurrent }) => ariaCurrent),
      );
    expect(underlined).toEqual(navigation.header.links.some(({ to }) => to === path) ? ['page'] : []);
    const button = page.getByRole('banner').getByRole('link', { name: navigation.header.contact.label });
    const border = await button.evaluate((link) => {
      const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(link);
      return { width: Number.parseFloat(borderTopWidth), style: borderTopStyle, colour: borderTopColor };
    });
    expect(border).toMatchObject({ width: 2, style: 'solid' });
    expect(border.colour).not.toBe(canvas);
    // After a key press, the browser shows focus rings.
    await page.keyboard.press('Tab');
    const ringless = await page.locator('a[href]:visible').evaluateAll((all, ground) => {
      const hasRing = (element: Element, part?: string) => {
        const { outlineStyle, outlineColor } = getComputedStyle(element, part);
        return outlineStyle === 'solid' && outlineColor !== ground;
      };
      return all.filter((link) => {
        (link as HTMLElement).focus();
        return !hasRing(link) && !hasRing(link, '::after');
      });
    }, canvas);
    expect(ringless).toEqual([]);
  });

  test(`nothing on ${path} is animated with reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::before', '::after'].flatMap((pseudo) => {
          const { animationName, transitionDuration, transitionProperty, scrollBehavior } = getComputedStyle(
            element,
            pseudo,
          );
          const isStill =
            animationName === 'none' &&
            (transitionProperty === 'none' || /^0s(, 0s)*$/.test(transitionDuration)) &&
            scrollBehavior !== 'smooth';
          return isStill ? [] : `${element.tagName} ${element.className} ${pseudo ?? ''}`;
        }),
      ),
    );
    expect(moving).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
}

test('pages keep their own colours in the browser’s dark mode', async ({ page }) => {
  await page.goto('/');
  const ground = () => page.screenshot({ clip: { x: 0, y: 0, width: 4, height: 4 } });
  const light = await ground();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground()).toEqual(light);
});

test('hairlines have the colour of text for visitors who prefer more contrast', async ({ page }) => {
  const list = page.getByText(blockOf(readPage('index'), 'home-hero').columns[0]!.items[1]!.label, {
    exact: true,
  });
  const line = async () => {
    await page.goto('/');
    return list.first().evaluate((item) => {
      const { borderTopColor, color } = getComputedStyle(item.closest('li')!);
      return borderTopColor === color;
    });
  };
  expect(await line()).toBe(false);
  await page.emulateMedia({ contrast: 'more' });
  expect(await line()).toBe(true);
  expect((await paintedTexts(page, 'body')).filter(isFaint)).toEqual([]);
});
