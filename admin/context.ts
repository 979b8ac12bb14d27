import type { CmsConfig } from '@sveltia/cms';
import type { Illustrations } from '../src/components/illustration/illustrations.ts';
import type { Link } from '../src/schema/fields.ts';
import { fileInLanguage } from '../src/schema/languages.ts';
import type { Theme } from '../src/theme/load-theme.ts';

/** What the CMS needs of the build: `/admin/context.json`. */
export interface AdminContext {
  backend: CmsConfig['backend'];
  /** The CMS’s name for the site’s own language. */
  own: string;
  theme: Theme;
  illustrations: Illustrations;
  /** The link to the company profile, by language. */
  companyProfiles: Record<string, Link | undefined>;
  /** The pictures by file: whole, in the colours of the theme. */
  pictures: Record<string, { src: string; width: number; height: number; colour: string }>;
  /** The values of the content files by name: as built and, since then, as saved here. */
  files: Record<string, unknown>;
  /** The addresses of the owner’s own files. */
  ownFiles: string[];
}

/** The file of an entry in another language. @param locale the CMS’s name for it */
export const fileIn = (file: string, locale: string, { own }: AdminContext) =>
  locale === own ? file : fileInLanguage(file, locale);
