import { type ErrorCode, isAlias, LineCounter, parseDocument, visit } from 'yaml';

/** A content file that cannot be read. The message is a sentence without its subject, with the remedy. */
export class UnreadableFile extends Error {
  /** “line 3, column 7”; undefined if the whole file is meant. */
  readonly location: string | undefined;

  constructor(message: string, location?: string) {
    super(message);
    this.location = location;
  }
}

/**
 * Reads a content file. `2024-05-01` and `yes` are texts, as in YAML 1.2, whatever version the file states.
 * @throws UnreadableFile
 */
export function parseYaml(source: string | Uint8Array): unknown {
  const lineCounter = new LineCounter();
  const document = parseDocument(typeof source === 'string' ? source : decode(source), {
    lineCounter,
    prettyErrors: false,
    schema: 'core',
    stringKeys: true,
  });
  // Later mistakes are often consequences of the first.
  const [mistake] = [...document.errors, ...document.warnings];
  let position = mistake?.pos[0];
  visit(document, {
    // YAML reads `*text` as a reference, and drops the first word of `&text` or `!text`.
    Node(_key, node) {
      if (isAlias(node) || node.anchor || node.tag) position ??= node.range?.[0];
    },
  });
  if (position === undefined) return document.toJS();
  const { line, col } = lineCounter.linePos(position);
  const message = (mistake && SYNTAX[mistake.code]) ?? ANY_SYNTAX;
  throw new UnreadableFile(message, `line ${line}, column ${col}`);
}

/** Reads a content file as `parseYaml` does. @returns an `UnreadableFile` if it cannot be read */
export function readYaml(source: string | Uint8Array): unknown {
  try {
    return parseYaml(source);
  } catch (error) {
    if (error instanceof UnreadableFile) return error;
    throw error;
  }
}

function decode(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // UTF-16 has a null byte beside each Latin letter.
    if (!text.includes('\0')) return text;
  } catch {}
  throw new UnreadableFile(
    'is not saved as UTF-8, so letters such as “é” would be lost. Open it in a text editor and save it as UTF-8.',
  );
}

const SYNTAX: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'is indented with a tab. Use spaces.',
  DUPLICATE_KEY: 'repeats a field. Remove one of the two.',
};
const ANY_SYNTAX =
  'cannot be read from here on. Put text that contains a colon, or begins with a character such as `{` or `*`, in quotation marks. Close every quotation mark and bracket, here and above. Indent the line like its neighbours.';
