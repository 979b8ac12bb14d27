import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';

/** The letters of a text in an order of their own. */
const lettersOf = (text: string) => [...text.replaceAll(/[\s\u00ad]/g, '')].sort().join('');

/**
 * Writes the names of bookmarks again: Chromium omits spaces at the end of a line, and orders Arabic words as they are drawn.
 * The dates are left out, so that a document that looks as before is the same file.
 * @param headings the headings of the document
 */
export async function nameBookmarks(drawn: Uint8Array, headings: string[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(drawn, { updateMetadata: false });
  const names = new Map(headings.map((heading) => [lettersOf(heading), heading]));
  const title = PDFName.of('Title');
  const visit = (parent: PDFDict): void => {
    let entry = parent.lookupMaybe(PDFName.of('First'), PDFDict);
    for (; entry; entry = entry.lookupMaybe(PDFName.of('Next'), PDFDict)) {
      const drawnName = entry.lookup(title, PDFString, PDFHexString).decodeText();
      entry.set(title, PDFHexString.fromText(names.get(lettersOf(drawnName)) ?? drawnName));
      visit(entry);
    }
  };
  visit(pdf.catalog.lookup(PDFName.of('Outlines'), PDFDict));
  const properties = pdf.context.lookup(pdf.context.trailerInfo.Info, PDFDict);
  for (const date of ['CreationDate', 'ModDate']) properties.delete(PDFName.of(date));
  return pdf.save();
}
