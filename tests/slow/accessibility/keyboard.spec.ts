/** Protects visitors without a mouse: Tab reaches each control in order, shows where it is, and is never trapped. */
import { expect, type Page, test } from '@playwright/test';
import { wcagContrast } from 'culori';
import { NOON } from '../../support/clock.ts';
import { COMPLETE } from '../../support/complete.ts';
import { PATHS } from '../../support/content.ts';
import { menu, toggle } from '../../support/menu.ts';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Numbers the controls that Tab can reach, in document order, with `data-walk` attributes. @returns how many there are */
const numberControls = (page: Page) =>
  page.locator(CONTROLS).evaluateAll((all) => {
    // In a group of radio buttons, Tab reaches only the checked one. Arrow keys reach the others.
    const reachable = all.filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.matches('[type=radio]:not(:checked), [tabindex="-1"]'),
    );
    for (const [i, control] of reachable.entries()) control.setAttribute('data-walk', String(i));
    return reachable.length;
  });

/** Examines the control that has the focus. @returns its number, name, mistakes, and the colours of its focus ring */
const lookAtFocus = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement as HTMLElement | null;
    const number = control?.dataset['walk'];
    if (!control || number === undefined) return undefined;
    const { left, top, right, bottom } = control.getBoundingClientRect();
    const wrong: string[] = [];
    const inWindow = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    if (!inWindow && bottom - top < innerHeight) wrong.push('outside the window');
    // No part of a control with the focus may be covered (WCAG 2.4.12). Nine points are tested.
    const points = [0.02, 0.5, 0.98].flatMap((x) => [0.05, 0.5, 0.95].map((y) => [x, y] as const));
    for (const [x, y] of points) {
      const on = document.elementFromPoint(left + x * (right - left), top + y * (bottom - top));
      if (on && !control.contains(on) && !on.contains(control)) wrong.push(`covered by ${on.className}`);
    }
    // The area of a card's link, and with it the ring, is the ::after of the link.
    const label = control.closest('label') ?? control;
    const rings = [
      { of: control, style: getComputedStyle(control) },
      { of: control, style: getComputedStyle(control, '::after') },
      { of: label, style: getComputedStyle(label) },
    ];
    const ring = rings.find(
      ({ style }) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
    );
    const name = control.textContent.trim().slice(0, 40);
    if (!ring) return { number: Number(number), name, wrong: [...wrong, 'shows no focus'] };
    const { outlineColor, outlineOffset, outlineWidth } = ring.style;
    const box = ring.of.getBoundingClientRect();
    // The window, or the open menu, must not cut off the ring of a control in the header.
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const menu = ring.of.closest('[popover]:popover-open')?.getBoundingClientRect();
    const edge = menu ?? new DOMRect(0, 0, innerWidth, innerHeight);
    const isCut =
      box.top - reach < edge.top || box.left - reach < edge.left || box.right + reach > edge.right;
    if (isCut && ring.of.closest('header')) wrong.push('its focus ring is cut off');
    const x = box.left - Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth) / 2;
    const ground = document
      .elementsFromPoint(x, Math.min((box.top + box.bottom) / 2, innerHeight - 1))
      .map((element) => getComputedStyle(element).backgroundColor)
      .find((colour) => !/^rgba|\//.test(colour));
    return { number: Number(number), name, wrong, ring: outlineColor, ground };
  });

/** The mistakes of a control with the focus. Its ring needs a contrast of at least 3:1 (WCAG 2.4.13). */
function faultsOf({ wrong, ring, ground }: NonNullable<Awaited<ReturnType<typeof lookAtFocus>>>) {
  const isFaint = ring !== undefined && !(wcagContrast(ring, ground ?? ring) >= 3);
  return isFaint ? [...wrong, `${ring} on ${ground}`] : wrong;
}

/** Presses a key a number of times. @returns the controls that got the focus, with their mistakes */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', steps: number) {
  const path: { number: number; name: string; wrong: string[] }[] = [];
  for (let i = 0; i < steps; i++) {
    await page.keyboard.press(key);
    const place = await lookAtFocus(page);
    if (place) path.push({ number: place.number, name: place.name, wrong: faultsOf(place) });
  }
  return path;
}

for (const path of [...PATHS, '/ar']) {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    test(`Tab reaches every control of ${path} at ${width} px, and Shift+Tab returns`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.clock.setFixedTime(NOON);
      await page.goto(path);
      await page.evaluate(COMPLETE);
      const count = await numberControls(page);
      expect(count).toBeGreaterThan(10);
      const inOrder = Array.from({ length: count }, (_, i) => i);
      const there = await walk(page, 'Tab', count);
      expect(there.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
      expect(there.map(({ number }) => number)).toEqual(inOrder);
      const back = await walk(page, 'Shift+Tab', count - 1);
      expect(back.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
      expect(back.map(({ number }) => number)).toEqual(inOrder.slice(0, -1).reverse());
    });
  }
}

// browsers/menu.spec.ts tests where Tab leads.
test('Tab through the open menu shows each focus, and the closed menu covers none', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await toggle(page).press('Enter');
  await expect(menu(page)).toBeVisible();
  await numberControls(page);
  const links = await menu(page).getByRole('link').count();
  const path = await walk(page, 'Tab', links + 1);
  expect(path).toHaveLength(links + 1);
  expect(path.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
});
