import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { brochureFileIn, brochureLink } from './brochure.ts';
import type { Link } from './fields.ts';
import { contentFolder } from './folders.ts';
import { withNote } from './join-texts.ts';
import type { Language } from './language.ts';

/** The company profile as it is published. */
interface BrochureFile {
  /** Says how many pages it has and how large it is. */
  link: Link;
  data: Buffer<ArrayBuffer>;
}

/** The link to the company profile for readers of a language: to the profile in it or, with a note, in the site’s own language. */
export async function loadBrochureLink(language: Language, original: Language): Promise<Link | undefined> {
  const own = await loadBrochureFile(language);
  if (own || language === original) return own?.link;
  const other = await loadBrochureFile({ ...original, brochure: language.brochure, tag: language.tag });
  if (!other) return undefined;
  return {
    label: withNote(other.link.label, language.navigation.labels.inLanguage),
    to: `/${original.brochure!.file}.pdf`,
    hrefLang: original.tag,
  };
}

/** The company profile of a language that was drawn before the build, if there is one. */
export async function loadBrochureFile({ id, tag, brochure }: Language): Promise<BrochureFile | undefined> {
  const data = await readFile(join(contentFolder(), brochureFileIn(id))).catch(() => undefined);
  if (!brochure || !data) return undefined;
  const pages = (await PDFDocument.load(data, { updateMetadata: false })).getPageCount();
  return { link: brochureLink(brochure, { pages, bytes: data.length, language: tag }), data };
}
