/** The id of the list of addresses that links may lead to. */
export const ADDRESSES = 'addresses';
