/** Finds text that is cut off, covered or hard to read. */
import { expect, type Page } from '@playwright/test';

/** How far the page scrolls sideways, in pixels. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Finds texts that extend beyond the window or beyond a box that clips them, or that overlap others. The group’s name in
 * the header is ignored: where it does not fit, the header hides it, and the footer shows it.
 */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    const lines: { text: string; element: Element; core: DOMRect }[] = [];
    const clips = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
      /clip|hidden/.test(overflowX + overflowY);
    /** Whether an element is visually hidden, for screen readers only. */
    const isHidden = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isHidden(element.parentElement));
    const isOutside = (line: DOMRect, element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { left, top, right, bottom } = box.getBoundingClientRect();
        const middle = (line.top + line.bottom) / 2;
        const style = getComputedStyle(box);
        if (!clips(style)) continue;
        if (style.overflowX !== 'visible' && (line.left < left - 1 || line.right > right + 1)) return true;
        if (style.overflowY !== 'visible' && (middle < top || middle > bottom)) return true;
      }
      return line.left < -1 || line.right > document.documentElement.clientWidth + 1;
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      const text = node.textContent!.trim();
      const isShown = element.checkVisibility({ visibilityProperty: true });
      // Shadows of texts have `aria-hidden` and are ignored. Names on the map have it too, on a `g`, but people read them.
      if (!text || !isShown || element.closest('script, :not(g)[aria-hidden=true]')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (isHidden(element) || element.closest('a[href="#main"], header div > span')) continue;
      for (const line of range.getClientRects()) {
        if (line.width === 0) continue;
        if (isOutside(line, element)) cut.push(text);
        // The box without the space above and below the letters.
        const core = new DOMRect(line.left, line.top + line.height / 4, line.width, line.height / 2);
        if (!element.closest('header')) lines.push({ text, element, core });
      }
    }
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    for (const [i, { text, element, core }] of lines.entries()) {
      for (const other of lines.slice(i + 1)) {
        if (other.element !== element && meet(core, other.core)) cut.push(`${text} × ${other.text}`);
      }
    }
    return cut;
  });

/**
 * Expects that no text is cut off or covered and that the page does not scroll sideways, in windows of each width and of one
 * height, in pixels.
 */
export async function expectNothingLost(page: Page, widths: number[], height = 800): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    const found = { width, sideways: await sidewaysScroll(page), cut: await cutTexts(page) };
    expect.soft(found).toEqual({ width, sideways: 0, cut: [] });
  }
}
