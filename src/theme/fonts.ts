/** Files and timing of the fonts that the build makes from the theme. */

/** The folder of files that are made from the theme, relative to the project’s folder. */
export const THEME_FOLDER = '.cache/theme';

/** The file with the headline font of a language in that folder. @param language as in folders */
export const headlinesFileOf = (language: string) => `headlines-${language}.woff2`;

/*
 * Wide screens load the fonts at once. A phone first paints the page in fallback fonts and then requests the fonts, so that
 * on a slow line they do not compete with the text. An animation triggers the request without a script; visitors who
 * disable animations therefore load the fonts at once.
 */

/** The media query of screens that load the fonts at once. */
export const FONTS_AT_ONCE = '(min-width:48rem),(prefers-reduced-motion)';

/** The media query of all other screens, which load the fonts after the first paint. */
export const FONTS_AFTER_PAINT = '(max-width:47.99rem) and (prefers-reduced-motion:no-preference)';

/** The delay before fonts are requested: longer than the first paint takes, shorter than the fade between pages. */
export const PAINT_TIME = '120ms';
