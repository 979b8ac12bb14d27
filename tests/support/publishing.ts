/** A git repository that publishes each push with a hook, in place of a workflow, and a public server for the result. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './local-servers.ts';

/** Makes a content folder a repository that publishes its pushes. It needs git and Caddy. */
export async function publishFrom(content: string) {
  const folder = mkdtempSync(join(tmpdir(), 'publishing-'));
  const path = (...names: string[]) => join(folder, ...names);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: content });
  git('init', '--quiet', '--initial-branch=main');
  git('init', '--quiet', '--bare', '--initial-branch=main', path('remote.git'));
  git('remote', 'add', 'origin', path('remote.git'));
  for (const [name, value] of [
    ['name', ''],
    ['email', ''],
  ])
    git('config', `user.${name}`, value!);
  const hook = `#!/bin/sh
set -e
unset GIT_DIR GIT_QUARANTINE_PATH
rm -rf '${path('work')}'
git clone --quiet '${path('remote.git')}' '${path('work')}'
printf '{"build":"b","commit":"%s"}' "$(git -C '${path('work')}' rev-parse HEAD)" > '${path('work/build.json')}'
rm -rf '${path('public')}'
mv '${path('work')}' '${path('public')}'
`;
  writeFileSync(path('remote.git/hooks/post-receive'), hook);
  chmodSync(path('remote.git/hooks/post-receive'), 0o755);
  mkdirSync(path('public'));

  const port = await freePort();
  const server = spawn('caddy', ['file-server', '--root', path('public'), '--listen', `127.0.0.1:${port}`], {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder },
  });
  const ended = once(server, 'close').catch(() => {});
  return {
    /** Environment variables for `npm run edit`. */
    env: { PUBLIC_ADDRESS: `http://127.0.0.1:${port}` },
    /** Reads a published file. */
    published: (file: string) => readFileSync(path('public', file), 'utf8'),
    async stop() {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
