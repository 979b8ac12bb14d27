import { formatPath, type Path } from './path.ts';

/** A mistake or a warning: the file, the place in it, and the remedy. */
export interface Problem {
  /** Relative to the content folder. */
  file: string;
  location?: string;
  /** The same location as a path. */
  path?: Path;
  /** A sentence without its subject, such as “is missing. Add it.” */
  message: string;
  /** True for a warning, which does not stop a build. */
  isWarning?: boolean;
}

/** A problem at a path in a file. @param file with its content as written, for the types of its blocks */
export const problemAt = (
  { file, raw }: { file: string; raw?: unknown },
  path: Path,
  message: string,
  gravity: Pick<Problem, 'isWarning'> = {},
): Problem => ({ file, location: formatPath(path, raw), path, message, ...gravity });

/** Separates the mistakes, which stop a build, from the warnings. */
export const sortProblems = (problems: Problem[]) => ({
  mistakes: problems.filter(({ isWarning }) => !isWarning),
  warnings: problems.filter(({ isWarning }) => isWarning),
});

/** “content/pages/about.yaml, block 3 (timeline), entry 2, `year`: is missing. Add …” */
export const formatProblem = ({ file, location, message }: Problem) =>
  `content/${file}${location ? `, ${location}` : ''}: ${message}`;
