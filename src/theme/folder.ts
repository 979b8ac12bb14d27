/** Where what is made from the theme lies, from the project’s folder. */
export const THEME_FOLDER = '.cache/theme';

/** The file of a language’s headlines in that folder. @param language as in folders */
export const headlinesFileOf = (language: string) => `headlines-${language}.woff2`;
