/** What Chromium leaves out of a PDF, or gets wrong. */
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { indexPictures } from './pdf-pictures.ts';

/** What a document says of itself. */
export interface PdfMetadata {
  title: string;
  author: string;
  summary: string;
  /** The texts of its headings, in order. */
  headings: string[];
}

/**
 * Writes into a PDF who made it, from what, and its bookmarks as they are read, and gives its prints palettes.
 * @param fingerprint what it was drawn from: 32 hexadecimal digits
 */
export async function addMetadata(
  drawn: Buffer,
  metadata: PdfMetadata,
  fingerprint: string,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(drawn, { updateMetadata: false });
  pdf.setTitle(metadata.title, { showInWindowTitleBar: true });
  pdf.setAuthor(metadata.author);
  pdf.setSubject(metadata.summary);
  nameBookmarks(pdf, metadata.headings);
  indexPictures(pdf);
  const id = PDFHexString.of(fingerprint);
  pdf.context.trailerInfo.ID = pdf.context.obj([id, id]);
  return pdf.save();
}

/** Chromium joins the words of a heading without a space where it breaks the line. */
function nameBookmarks(pdf: PDFDocument, headings: string[]): void {
  const bare = (text: string) => text.replace(/\s/g, '');
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
