import type { Page } from '@playwright/test';

/** A text that stands out too little from what is behind it. */
export interface Faint {
  text: string;
  /** From 1 (the same) to 21 (black on white). */
  ratio: number;
}

/**
 * Texts under an element whose contrast with the ground behind them is below AAA: 7 to 1, and 4.5 to 1 for figures
 * and headings of 24 px or more. The ground is what the browser has painted there: the first opaque background or
 * drawn shape below the words. Shadows are left out, because words are never laid over them in a colour of their own.
 */
export const faintTexts = (page: Page, within: string): Promise<{ measured: number; faint: Faint[] }> =>
  page.evaluate((selector) => {
    const parse = (colour: string) => {
      const [r = 0, g = 0, b = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      const scale = colour.startsWith('color(') ? 255 : 1;
      return { rgb: [r * scale, g * scale, b * scale], alpha };
    };
    const luminance = (rgb: number[]) => {
      const [r = 0, g = 0, b = 0] = rgb.map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ratioOf = (a: number[], b: number[]) => {
      const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
      return (light + 0.05) / (dark + 0.05);
    };
    const groundOf = (words: Element, x: number, y: number) => {
      for (const element of document.elementsFromPoint(x, y)) {
        if (element instanceof SVGTextElement) continue;
        const style = getComputedStyle(element);
        const isShape = element instanceof SVGGeometryElement;
        if (isShape && element.contains(words)) continue;
        const { rgb, alpha } = parse(isShape ? style.fill : style.backgroundColor);
        if (alpha === 1 && style.fill !== 'none') return rgb;
      }
      return parse(getComputedStyle(document.documentElement).backgroundColor).rgb;
    };

    const faint: { text: string; ratio: number }[] = [];
    let measured = 0;
    for (const root of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement!;
        const text = node.textContent!.trim();
        if (!text || !element.checkVisibility() || element.closest('script')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = range.getClientRects()[0];
        const style = getComputedStyle(element);
        if (!box || style.clipPath !== 'none') continue;
        const x = box.left + box.width / 2;
        const y = box.top + box.height / 2;
        // The skip link, before it is asked for.
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
        measured++;
        const colour = parse(element instanceof SVGElement ? style.fill : style.color).rgb;
        const ratio = ratioOf(colour, groundOf(element, x, y));
        const enough = Number.parseFloat(style.fontSize) >= 24 ? 4.5 : 7;
        if (ratio < enough) faint.push({ text, ratio: Math.round(ratio * 10) / 10 });
      }
    }
    return { measured, faint };
  }, within);
