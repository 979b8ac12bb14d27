/** Finds the texts of a page with their colours, and calculates their contrast. */
import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';

/** A visible text. Its colours are `rgb()` or `color()`, as the browser computes them. */
export interface PaintedText {
  text: string;
  colour: string;
  background: string;
  /** The font size in pixels. */
  size: number;
}

/** Texts of at least this size, in pixels, need less contrast. */
const LARGE = 24;

/** Whether the contrast of a text is below WCAG’s level AAA: 7:1, or 4.5:1 for large text. */
export const isFaint = ({ colour, background, size }: PaintedText) =>
  wcagContrast(colour, background) < (size >= LARGE ? 4.5 : 7);

/**
 * Finds the visible texts in an element. It scrolls each text to the middle of the window and takes the colour behind the
 * middle of its first line: that of the first opaque background or drawn shape there. Shadows are ignored, because no text
 * has a separate colour where a shadow is behind it.
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
        if (!text || !element.checkVisibility({ visibilityProperty: true }) || element.closest('script'))
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const line = range.getClientRects()[0];
        if (!line) continue;
        const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
        // The skip link is outside the window until it has the focus.
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
