import { simpleGit } from 'simple-git';

/** How long git may be silent, in milliseconds: it may have asked something that nobody sees. */
const SILENCE = 120_000;

/**
 * What git, and the ssh and the stores of passwords that it starts, need of the environment: where programs, settings and
 * the network are. A hook of a remote on this machine gets no more: it may build the site, which reads CONTENT_DIR and
 * NODE_ENV.
 */
const NEEDED =
  /^(PATH(EXT)?|HOME(DRIVE|PATH)?|USER(NAME|PROFILE)?|LOGNAME|LANG|LC_.+|TZ|TE?MP|TMPDIR|SSH_(AUTH_SOCK|AGENT_PID)|GNUPGHOME|XDG_.+|DBUS_SESSION_BUS_ADDRESS|(WAYLAND_)?DISPLAY|(HTTPS?|ALL|NO)_PROXY|SSL_CERT_(FILE|DIR)|SYSTEM(ROOT|DRIVE)|WINDIR|COMSPEC|(LOCAL)?APPDATA|PROGRAM(DATA|FILES).*)$/i;

const neededEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => NEEDED.test(name)));

/** The installed git, in a folder. @param options what stands before each command */
export function gitIn(folder: string, ...options: string[]) {
  const git = simpleGit({
    baseDir: folder,
    timeout: { block: SILENCE },
    allowEnvironment: ['GIT_TERMINAL_PROMPT'],
    unsafe: { allowUnsafeConfigPaths: true },
    // It asks for passwords on the terminal, where nobody who edits would see it.
  }).env({ ...neededEnvironment(), GIT_TERMINAL_PROMPT: '0' });
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
