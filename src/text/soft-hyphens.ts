/** A text for a program or a message: without soft hyphens, which only a page and a print use. */
export const withoutSoftHyphens = (text: string) => text.replaceAll('\u00AD', '');
