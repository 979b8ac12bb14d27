/** Texts as they are painted, and whether they stand out. */
import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';

/** Colours are `rgb()` or `color()`, the way the browser says them. */
export interface PaintedText {
  text: string;
  colour: string;
  background: string;
  /** In pixels. */
  size: number;
}

/** Texts of at least this size, in pixels, need less contrast. */
const LARGE = 24;

/** Whether the contrast of a text is below WCAG’s level AAA: 7 to 1, and 4.5 to 1 for large ones. */
export const isFaint = ({ colour, background, size }: PaintedText) =>
  wcagContrast(colour, background) < (size >= LARGE ? 4.5 : 7);

/**
 * The texts under an element that can be seen, each in the middle of the window, and what is painted behind the middle
 * of its first line: the first opaque background or drawn shape below the text. Shadows are left out, because text is
 * never laid over them in a colour of its own.
 */
export const paintedTexts = (page: Page, within: string): Promise<PaintedText[]> =>
  page.evaluate((selector) => {
    const isSeen = (element: Element, x: number, y: number) => {
      const holds = ({ left, top, right, bottom }: Omit<DOMRect, 'toJSON'>) =>
        x >= left && x <= right && y >= top && y <= bottom;
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { clipPath, overflowY } = getComputedStyle(box);
        if (clipPath !== 'none') return false;
        if (overflowY !== 'visible' && !holds(box.getBoundingClientRect())) return false;
      }
      return holds(new DOMRect(0, 0, innerWidth, innerHeight));
    };
    const backgroundOf = (text: Element, x: number, y: number) => {
      for (const element of document.elementsFromPoint(x, y)) {
        if (element instanceof SVGTextElement) continue;
        const { fill, backgroundColor } = getComputedStyle(element);
        const isShape = element instanceof SVGGeometryElement;
        if (isShape && (fill === 'none' || element.contains(text))) continue;
        const colour = isShape ? fill : backgroundColor;
        if (!/^rgba|\//.test(colour)) return colour;
      }
      return getComputedStyle(document.documentElement).backgroundColor;
    };
    const texts: PaintedText[] = [];
    for (const root of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement!;
        const text = node.textContent!.trim();
        if (!text || !element.checkVisibility() || element.closest('script')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const line = range.getClientRects()[0];
        if (!line) continue;
        const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
        // The skip link is outside of the window until it is asked for.
        if (!isSeen(element, x, y)) continue;
        const { fill, color, fontSize } = getComputedStyle(element);
        texts.push({
          text,
          colour: element instanceof SVGElement ? fill : color,
          background: backgroundOf(element, x, y),
          size: Number.parseFloat(fontSize),
        });
      }
    }
    return texts;
  }, within);
