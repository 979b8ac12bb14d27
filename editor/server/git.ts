import { simpleGit } from 'simple-git';

/**
 * The time after which a git without output is stopped, in milliseconds: it may wait for an answer that nobody gives.
 */
const SILENCE = 120_000;

/**
 * The environment variables passed to git, ssh and credential helpers. CONTENT_DIR and NODE_ENV are left out, because a
 * hook on this machine may build the site.
 */
const NEEDED =
  /^(PATH(EXT)?|HOME(DRIVE|PATH)?|USER(NAME|PROFILE)?|LOGNAME|LANG|LC_.+|TZ|TE?MP|TMPDIR|SSH_(AUTH_SOCK|AGENT_PID)|GNUPGHOME|XDG_.+|DBUS_SESSION_BUS_ADDRESS|(WAYLAND_)?DISPLAY|(HTTPS?|ALL|NO)_PROXY|SSL_CERT_(FILE|DIR)|SYSTEM(ROOT|DRIVE)|WINDIR|COMSPEC|(LOCAL)?APPDATA|PROGRAM(DATA|FILES).*)$/i;

const gitEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => NEEDED.test(name)));

/** The installed git, in a folder. @param options global options, which precede each command */
export function gitIn(folder: string, ...options: string[]) {
  const git = simpleGit({
    baseDir: folder,
    timeout: { block: SILENCE },
    allowEnvironment: ['GIT_TERMINAL_PROMPT'],
    unsafe: { allowUnsafeConfigPaths: true },
    // Git must not prompt for a password: the user does not see the terminal.
  }).env({ ...gitEnvironment(), GIT_TERMINAL_PROMPT: '0' });
  const print = (...args: string[]) => git.raw([...options, ...args]);

  /** Runs a command. @returns its output @throws Error with git’s message */
  const run = async (...args: string[]) => (await print(...args)).trim();
  return {
    run,

    /** Runs a command. @returns its output, or an empty text if it fails or git is not installed */
    tryRun: (...args: string[]) => run(...args).catch(() => ''),

    /** Runs a command. @returns the lines of its output @throws Error with git’s message */
    lines: async (...args: string[]) => (await run(...args)).split('\n').filter(Boolean),

    /**
     * Reads a file of a commit or a tree, relative to the folder if it begins with `./`.
     * @returns undefined if it does not exist
     */
    textAt: (commit: string, file: string): Promise<string | undefined> =>
      print('show', `${commit}:${file}`).catch(() => undefined),
  };
}
export type Git = ReturnType<typeof gitIn>;
