/** Size of a card in pixels, as chats and networks ask for. */
export const CARD = { width: 1200, height: 630 };

/** Where a page’s card lies on the site, by the name of the page’s files. */
export const cardAddress = (fileName: string) => `/cards/${fileName}.png`;
