/** Where what is made from the theme lies, from the project’s folder. */
export const THEME_FOLDER = '.cache/theme';
