import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { companyProfileFileIn, companyProfileLabel } from '../schema/company-profile.ts';
import type { Link } from '../schema/fields.ts';
import { contentFolder, ifMissing } from '../schema/folders.ts';
import { withNote } from '../text/join-texts.ts';
import type { Language } from './language.ts';
import { STATIC_FOLDER } from './static-files.ts';

/** The link to the company profile in a language or, with a note, in the site’s own. There is none before `npm run draw`. */
export async function loadCompanyProfileLink(
  { id, tag, profileCopy, navigation }: Language,
  original: Language,
): Promise<Link | undefined> {
  const read = (language: string) =>
    readFile(join(contentFolder(), STATIC_FOLDER, companyProfileFileIn(language))).catch(
      ifMissing(undefined),
    );
  const translation = await read(id);
  const data = translation ?? (await read(original.id));
  if (!profileCopy || !data) return undefined;
  const { numPages: pages } = await getDocumentProxy(new Uint8Array(data));
  const label = companyProfileLabel(profileCopy, { pages, bytes: data.length, language: tag });
  if (translation) return { label, to: `/${companyProfileFileIn(id)}` };
  return {
    label: withNote(label, navigation.labels.inLanguage),
    to: `/${companyProfileFileIn(original.id)}`,
    hrefLang: original.tag,
  };
}
