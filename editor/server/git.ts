import { simpleGit } from 'simple-git';

/** How long git may be silent, in milliseconds: it may have asked something that nobody sees. */
const SILENCE = 120_000;

/** The installed git, in a folder. @param options what stands before each command */
export function gitIn(folder: string, ...options: string[]) {
  const git = simpleGit({
    baseDir: folder,
    timeout: { block: SILENCE },
    allowEnvironment: ['GIT_TERMINAL_PROMPT'],
    unsafe: { allowUnsafeConfigPaths: true },
  });
  const print = (...args: string[]) => git.raw([...options, ...args]);

  /** What git says to a command. @throws Error as git says it */
  const run = async (...args: string[]) => (await print(...args)).trim();
  return {
    run,

    /** What git says to a question; nothing where it has no answer, or is not installed. */
    ask: (...args: string[]) => run(...args).catch(() => ''),

    /** The lines of what git says. @throws Error as git says it */
    lines: async (...args: string[]) => (await run(...args)).split('\n').filter(Boolean),

    /** A file in a commit or a tree, which may be named from the folder by `./`; undefined where it is not there. */
    textAt: (commit: string, file: string): Promise<string | undefined> =>
      print('show', `${commit}:${file}`).catch(() => undefined),
  };
}
export type Git = ReturnType<typeof gitIn>;
