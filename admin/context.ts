import type { CmsConfig } from '@sveltia/cms';
import type { Illustrations } from '../src/components/illustration/illustrations.ts';
import type { Link } from '../src/schema/fields.ts';
import { DEFAULT_LANGUAGE, fileInLanguage } from '../src/schema/languages.ts';
import type { Theme } from '../src/theme/load-theme.ts';

/** What the CMS needs of the build: `/admin/context.json`. */
export interface AdminContext {
  backend: CmsConfig['backend'];
  theme: Theme;
  illustrations: Illustrations;
  /** The link to the company profile, by language. */
  companyProfiles: Record<string, Link | undefined>;
  /** The pictures by name: whole, in the colours of the theme. */
  pictures: Record<string, { src: string; width: number; height: number; colour: string }>;
  /** The values of the content files by name: as built and, since then, as saved here. */
  files: Record<string, unknown>;
  /** The addresses of the owner’s own files. */
  ownFiles: string[];
}

/** The CMS’s name for the language of a file. */
export const localeOf = (language: string, { files }: AdminContext) =>
  language === DEFAULT_LANGUAGE
    ? ((files['company.yaml'] as { language?: string }).language ?? 'en')
    : language;

/** The file of an entry in another language. @param locale the CMS’s name for it */
export const fileIn = (file: string, locale: string, context: AdminContext) =>
  locale === localeOf(DEFAULT_LANGUAGE, context) ? file : fileInLanguage(file, locale);
