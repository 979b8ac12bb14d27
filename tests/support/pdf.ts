/** Reads the structure tree of a PDF, as assistive technology does. */
import { execFileSync } from 'node:child_process';
import { getDocumentProxy } from 'unpdf';

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document['getPage']>>;
type Tree = Awaited<ReturnType<Page['getStructTree']>>;

/** An element of the structure tree: its role, its alternative text, and the text in it. */
export interface PdfElement {
  role: string;
  alt: string | undefined;
  text: string;
}

export const openPdf = (data: Uint8Array) => getDocumentProxy(new Uint8Array(data));

/** All elements of the document’s structure tree, in reading order. */
export async function readElements(pdf: Document): Promise<PdfElement[]> {
  const elements: PdfElement[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const texts = await textsOf(page);
    const visit = (node: NonNullable<Tree>): string => {
      const element = { role: node.role, alt: (node as { alt?: string }).alt, text: '' };
      elements.push(element);
      element.text = node.children
        .map((child) => ('role' in child ? visit(child as NonNullable<Tree>) : (texts.get(child.id) ?? '')))
        .join('');
      return element.text;
    };
    const tree = await page.getStructTree();
    if (tree) visit(tree);
  }
  return elements;
}

/** The text of each marked-content sequence of a page, by its id. */
async function textsOf(page: Page): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((candidate) => candidate !== undefined);
      if (id !== undefined) texts.set(id, (texts.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id);
  }
  return texts;
}

/** Renders a page with Poppler, at 200 dots per inch. @returns a PNG @throws Error if Poppler is not installed */
export const paintPage = (file: string, number: number): Buffer =>
  execFileSync('pdftoppm', ['-r', '200', '-f', `${number}`, '-l', `${number}`, '-png', file], {
    maxBuffer: 2 ** 26,
  });

/** Whether a program is installed on this machine. */
export function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}
