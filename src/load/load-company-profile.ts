import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { companyProfileFileIn, companyProfileLink } from '../schema/company-profile.ts';
import type { Link } from '../schema/fields.ts';
import { contentFolder } from '../schema/folders.ts';
import { withNote } from '../schema/join-texts.ts';
import type { Language } from './language.ts';

/** The company profile as it is published. */
interface CompanyProfileFile {
  /** Says how many pages it has and how large it is. */
  link: Link;
  data: Buffer<ArrayBuffer>;
}

/** The link to the company profile for readers of a language: to the profile in it or, with a note, in the site’s own language. */
export async function loadCompanyProfileLink(
  language: Language,
  original: Language,
): Promise<Link | undefined> {
  const own = await loadCompanyProfile(language);
  if (own || language === original) return own?.link;
  const other = await loadCompanyProfile({
    ...original,
    companyProfile: language.companyProfile,
    tag: language.tag,
  });
  if (!other) return undefined;
  return {
    label: withNote(other.link.label, language.navigation.labels.inLanguage),
    to: `/${original.companyProfile!.file}.pdf`,
    hrefLang: original.tag,
  };
}

/** The company profile of a language that was drawn before the build, if there is one. */
export async function loadCompanyProfile({
  id,
  tag,
  companyProfile,
}: Language): Promise<CompanyProfileFile | undefined> {
  const data = await readFile(join(contentFolder(), companyProfileFileIn(id))).catch(() => undefined);
  if (!companyProfile || !data) return undefined;
  const pages = (await PDFDocument.load(data, { updateMetadata: false })).getPageCount();
  return { link: companyProfileLink(companyProfile, { pages, bytes: data.length, language: tag }), data };
}
