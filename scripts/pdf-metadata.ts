/** Adds and corrects metadata that Chromium omits from a PDF or gets wrong. */
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { mapTexts } from '../src/content/map-texts.ts';
import { withoutSoftHyphens } from '../src/content/soft-hyphens.ts';
import { indexPictures } from './pdf-pictures.ts';

/** The metadata of a document. */
export interface PdfMetadata {
  title: string;
  author: string;
  summary: string;
  /** The texts of its headings, in order. */
  headings: string[];
}

/**
 * Writes the author, the fingerprint of the content and readable bookmarks into a PDF, and gives its prints palettes.
 * @param fingerprint of the content that the PDF was drawn from: 32 hexadecimal digits
 */
export async function addMetadata(
  drawn: Buffer,
  metadata: PdfMetadata,
  fingerprint: string,
): Promise<Uint8Array> {
  const { title, author, summary, headings } = mapTexts(metadata, withoutSoftHyphens);
  const pdf = await PDFDocument.load(drawn, { updateMetadata: false });
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setAuthor(author);
  pdf.setSubject(summary);
  nameBookmarks(pdf, headings);
  indexPictures(pdf);
  // Without dates, a profile that looks as before is the same file.
  const properties = pdf.context.lookup(pdf.context.trailerInfo.Info, PDFDict);
  for (const date of ['CreationDate', 'ModDate']) properties.delete(PDFName.of(date));
  const id = PDFHexString.of(fingerprint);
  pdf.context.trailerInfo.ID = pdf.context.obj([id, id]);
  return pdf.save();
}

/** Replaces the names of bookmarks, because Chromium omits the space between words at a line break. */
function nameBookmarks(pdf: PDFDocument, headings: string[]): void {
  const bare = (text: string) => withoutSoftHyphens(text).replace(/\s/g, '');
  const whole = new Map(headings.map((heading) => [bare(heading), heading]));
  const visit = (parent: PDFDict): void => {
    let entry = parent.lookupMaybe(PDFName.of('First'), PDFDict);
    for (; entry; entry = entry.lookupMaybe(PDFName.of('Next'), PDFDict)) {
      const title = entry.lookup(PDFName.of('Title'), PDFString, PDFHexString).decodeText();
      entry.set(PDFName.of('Title'), PDFHexString.fromText(whole.get(bare(title)) ?? title));
      visit(entry);
    }
  };
  visit(pdf.catalog.lookup(PDFName.of('Outlines'), PDFDict));
}
