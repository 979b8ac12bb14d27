/** What Chromium leaves out of a PDF, or gets wrong. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';

/** What a document says of itself. */
export interface Words {
  title: string;
  author: string;
  summary: string;
  /** The texts of its headings, in order. */
  headings: string[];
}

/** What a PDF of ours was drawn from: the identifier that the format provides for that. */
export async function sourceOf(file: string): Promise<string | undefined> {
  if (!existsSync(file)) return undefined;
  const pdf = await PDFDocument.load(await readFile(file), { updateMetadata: false });
  const { ID } = pdf.context.trailerInfo;
  return ID instanceof PDFArray ? ID.lookup(0, PDFHexString).asString() : undefined;
}

/** Writes into a PDF who made it, from what, and its bookmarks as they are read. */
export async function sign(drawn: Buffer, words: Words, source: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(drawn, { updateMetadata: false });
  pdf.setTitle(words.title, { showInWindowTitleBar: true });
  pdf.setAuthor(words.author);
  pdf.setSubject(words.summary);
  nameBookmarks(pdf, words.headings);
  const id = PDFHexString.of(source);
  pdf.context.trailerInfo.ID = pdf.context.obj([id, id]);
  return pdf.save();
}

/** Chromium glues the words of a heading together where it breaks the line. */
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
