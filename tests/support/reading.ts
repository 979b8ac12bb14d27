import type { Page } from '@playwright/test';

/** How far the page can be moved sideways, in pixels. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Texts that reach beyond the window or their own clipped box, where a reader would miss words. */
export const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement!;
      if (
        !node.textContent!.trim() ||
        !element.checkVisibility() ||
        element.closest('svg, script, [aria-hidden=true]')
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const style = getComputedStyle(element);
      if (style.clipPath !== 'none' || element.closest('a[href="#main"]')) continue;
      for (const { left, right, width } of range.getClientRects()) {
        if (width > 0 && (left < -1 || right > document.documentElement.clientWidth + 1))
          cut.push(node.textContent!.trim());
      }
    }
    return cut;
  });
