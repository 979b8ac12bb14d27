/** One mistake: the file below the content folder, where in it, and what to do. */
export interface Problem {
  file: string;
  place?: string;
  message: string;
}

/** “content/pages/about.yaml, block 3 (timeline), entry 2, `year`: is missing. Add …” */
export const sayProblem = ({ file, place, message }: Problem) =>
  `content/${file}${place ? `, ${place}` : ''}: ${message}`;
