import { formatPath, type Path } from './path.ts';

/** One mistake: the file below the content folder, where in it, and what to do. */
export interface Problem {
  file: string;
  location?: string;
  /** The same location for a program: the editor shows the message at its field. */
  path?: Path;
  message: string;
  /** True for what the site can be built with. */
  isWarning?: boolean;
  /** True for a mistake with which the page can still be drawn: the editor’s preview shows it as it is. */
  allowsPreview?: boolean;
}

/** What is wrong at a place in a file. @param file with its content as written, for the types of its blocks */
export const problemAt = (
  { file, raw }: { file: string; raw?: unknown },
  path: Path,
  message: string,
  gravity: Pick<Problem, 'allowsPreview' | 'isWarning'> = {},
): Problem => ({ file, location: formatPath(path, raw), path, message, ...gravity });

/** The mistakes that stop a build, and the others. */
export const sortProblems = (problems: Problem[]) => ({
  mistakes: problems.filter(({ isWarning }) => !isWarning),
  warnings: problems.filter(({ isWarning }) => isWarning),
});

/** “content/pages/about.yaml, block 3 (timeline), entry 2, `year`: is missing. Add …” */
export const formatProblem = ({ file, location, message }: Problem) =>
  `content/${file}${location ? `, ${location}` : ''}: ${message}`;
