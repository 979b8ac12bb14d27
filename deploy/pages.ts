/** What the settings of other servers are made from, and what they have in common. */
import { METHODS } from '../server/policy.ts';

/** A page: its canonical address, its file and its `Content-Security-Policy`. */
interface PageFile {
  address: string;
  file: string;
  policy: string;
}

/** The documents of a site. The page for every other address stands apart. */
export interface Pages {
  pages: PageFile[];
  notFound: PageFile;
}

export const POLICY = 'Content-Security-Policy';

/** The `Allow` of status 405. */
export const ALLOW = METHODS.join(', ');

/** The text of a file. */
export const lines = (list: string[]) => `${list.join('\n')}\n`;
