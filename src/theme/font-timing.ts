/*
 * When a page takes the fonts. On a wide screen at once. A phone paints the page in the fallback fonts first and asks for the
 * fonts when that is on the screen: on a slow line they would share the way with the text. The change is an animation,
 * which needs no script; so those who stop animations take the fonts at once.
 */

/** The media query of screens that take the fonts at once. */
export const FONTS_AT_ONCE = '(min-width:48rem),(prefers-reduced-motion)';

/** The media query of screens that take the fonts after the first paint: the others. */
export const FONTS_AFTER_PAINT = '(max-width:47.99rem) and (prefers-reduced-motion:no-preference)';

/** Longer than the first paint takes to reach the screen, shorter than the fade between pages. */
export const PAINT_TIME = '120ms';
