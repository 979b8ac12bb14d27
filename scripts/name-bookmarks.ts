/** The letters of a text, sorted; those of a string in a PDF without its escapes. */
const lettersOf = (text: string) => [...text.replaceAll(/[\s\u00ad\\()]/g, '')].sort().join('');

/** Text in the form of a PDF: UTF-16 in hexadecimal digits. */
const encode = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex');
const decode = (digits: string) => Buffer.from(digits, 'hex').swap16().toString('utf16le').slice(1);

/** An entry of the outline as Chromium writes it. */
const ENTRY = /^(\d+) 0 obj\n<<\/Title (?:<(.+)>|\((.*)\))\n(\/Dest [\s\S]+?endobj\n)/gm;

/**
 * Corrects the names of bookmarks: Chromium omits spaces at the end of a line, and orders Arabic words as they are drawn. The
 * corrected entries are appended, as a PDF allows, so that nothing before them moves.
 * @param headings the headings of the document
 * @throws Error if Chromium writes bookmarks in another form than this function knows
 */
export function nameBookmarks(drawn: Buffer, headings: string[]): Buffer {
  const names = new Map(headings.map((heading) => [lettersOf(heading), heading]));
  let pdf = drawn.toString('latin1');
  const [, trailer, table] = /trailer\n<<([\s\S]*)>>\nstartxref\n(\d+)\n%%EOF/.exec(pdf)!;
  let added = '';
  for (const [, id, digits, letters, rest] of pdf.matchAll(ENTRY)) {
    const name = names.get(lettersOf(digits ? decode(digits) : letters!));
    if (!name) continue;
    added += `${id} 1\n${String(pdf.length).padStart(10, '0')} 00000 n \n`;
    pdf += `${id} 0 obj\n<</Title <${encode(name)}>\n${rest}`;
  }
  if (added === '') throw new Error('Chromium writes bookmarks in a new format: correct name-bookmarks.ts.');
  pdf += `xref\n${added}trailer\n<<${trailer}/Prev ${table}>>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return Buffer.from(pdf, 'latin1');
}
