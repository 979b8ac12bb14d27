/** Where the font subsets lie, from the project’s folder. */
export const FONT_FOLDER = '.cache/fonts';
