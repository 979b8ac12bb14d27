import { formatPath, type Path } from './path.ts';

/** A mistake in the content: the file, the place in it, and the remedy. */
export interface Problem {
  /** Relative to the content folder. */
  file: string;
  location?: string;
  /** The same location as a path. */
  path?: Path;
  /** A sentence without its subject, such as “is missing. Add it.” */
  message: string;
}

/** A problem at a path in a file. @param file with its content as written, for the types of its blocks */
export const problemAt = (
  { file, raw }: { file: string; raw?: unknown },
  path: Path,
  message: string,
): Problem => ({ file, location: formatPath(path, raw), path, message });

/** “content/pages/about.yaml, block 3 (timeline), entry 2, `year`: is missing. Add …” */
export const formatProblem = ({ file, location, message }: Problem) =>
  `content/${file}${location ? `, ${location}` : ''}: ${message}`;
