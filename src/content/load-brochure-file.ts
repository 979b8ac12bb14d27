import { getEntry } from 'astro:content';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { brochureLink } from './brochure.ts';
import type { Link } from './fields.ts';
import { contentFolder } from './folders.ts';

/** The company profile as it is published. */
export interface BrochureFile {
  /** Says how many pages it has and how large it is. */
  link: Link;
  data: Buffer<ArrayBuffer>;
}

/** The company profile that was drawn before the build, if there is one. */
export async function loadBrochureFile(): Promise<BrochureFile | undefined> {
  const copy = (await getEntry('brochure', 'brochure'))?.data;
  const data = await readFile(join(contentFolder(), 'brochure.pdf')).catch(() => undefined);
  if (!copy || !data) return undefined;
  const { language } = (await getEntry('company', 'company'))!.data;
  const pages = (await PDFDocument.load(data, { updateMetadata: false })).getPageCount();
  return { link: brochureLink(copy, { pages, bytes: data.length, language }), data };
}
