import { singular } from '../../text/singular.ts';

/** A place in a content file, as keys and list positions. */
export type Path = readonly PropertyKey[];

/** A mistake in the content: the file, the place in it, and the remedy. */
export interface Problem {
  /** Relative to the content folder. */
  file: string;
  location?: string;
  /** The same location as a path. */
  path?: Path;
  /**
   * A sentence without its subject, such as “is missing. Add it.” It names fields as forms do. The CMS leaves out what is in
   * brackets and backticks, which only files have, and replaces `content/…` with what people call the file.
   */
  message: string;
}

/** A problem at a path in a file. @param file with its content as written, for the types of its blocks */
export const problemAt = (
  { file, raw }: { file: string; raw?: unknown },
  path: Path,
  message: string,
): Problem => ({ file, location: formatPath(path, raw), path, message });

const withFullStop = (message: string) => message.replace(/[^.?]$/, '$&.');

/** “content/pages/about.yaml, block 3 (timeline), entry 2, `year`: is missing. Add …” */
export const formatProblem = ({ file, location, message }: Problem) =>
  `content/${file}${location ? `, ${location}` : ''}: ${withFullStop(message)}`;

/**
 * The message in words of a form: “This is missing. Add it.”
 * @param nameOf what people call a content file
 */
export function formatForForm({ message }: Problem, nameOf: (file: string) => string): string {
  const words = message
    .replace(/ \(`.*?`\)/g, '')
    .replace(/\bin (?=content\/pages)/g, 'on ')
    .replace(/content\/(\S+\.yaml)/g, (_, file) => nameOf(file))
    .replaceAll('`', '');
  return `${/^(are|have) /.test(words) ? 'These' : 'This'} ${withFullStop(words)}`;
}

/**
 * A path in plain language: `['blocks', 3, 'entries', 1, 'year']` → “block 4 (timeline), entry 2, `year`”.
 * @param data the file’s content, for the types of its blocks
 */
function formatPath(path: Path, data: unknown): string {
  const parts: string[] = [];
  let value = data;
  for (const [i, step] of path.entries()) {
    value = (value as Record<PropertyKey, unknown> | undefined)?.[step];
    if (typeof step === 'number') {
      const type = (value as { type?: unknown } | undefined)?.type;
      parts.push(
        `${singular(String(path[i - 1]))} ${step + 1}${typeof type === 'string' ? ` (${type})` : ''}`,
      );
    } else if (typeof path[i + 1] !== 'number') {
      parts.push(`\`${String(step)}\``);
    }
  }
  return parts.join(', ');
}
