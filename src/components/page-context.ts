import type { PictureData } from '../pictures/picture-data.ts';
import type { Company } from '../schema/company.ts';
import type { Link, LinkTarget } from '../schema/fields.ts';
import { isOutside } from '../schema/languages.ts';
import type { Navigation } from '../schema/navigation.ts';
import type { Theme } from '../theme/load-theme.ts';
import type { Illustrations } from './illustration/illustrations.ts';

/** A language of the site, as the switch between them shows it. */
export interface LanguageLink {
  /** BCP 47. */
  tag: string;
  /** The language’s own name. */
  name: string;
  /** The company’s name in this language. */
  company: string;
  /** The same page in it, or its home page. */
  to: string;
}

/** The language of the page that an address of a text leads to, where it is not the reader’s. */
export const hrefLangOf = (to: string, { home, languages }: Pick<PageContext, 'home' | 'languages'>) =>
  isOutside(home, to) ? languages[0]?.tag : undefined;

/** Tests whether a link leads to a page, or a section of one, that is only planned. */
export const isPlanned = ({ to }: LinkTarget, { navigation }: Pick<PageContext, 'navigation'>) =>
  navigation.planned.includes(to.replace(/#.*/, ''));

/** The data that a page has in addition to its blocks. */
export interface PageContext {
  company: Company;
  navigation: Navigation;
  theme: Theme;
  illustrations: Illustrations;
  /** BCP 47 tag of the page’s language: `en`, `ar` … */
  languageTag: string;
  /** The direction in which that language is read. */
  textDirection: 'ltr' | 'rtl';
  /** Every language of the site, its own first. */
  languages: LanguageLink[];
  /** The link to the company profile, once there is one. */
  companyProfileLink?: Link | undefined;
  /** The pictures of the page’s blocks, one for each placement. */
  pictures: PictureData[];
  /** The address of the home page in that language: `/`, `/ar` … */
  home: string;
  /** The page’s own: `/about`. */
  address: string;
}
