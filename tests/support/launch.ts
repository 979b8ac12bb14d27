import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs what `npm start` runs, on any free port, and waits for the address that it prints. */
export async function launchSite() {
  const child = spawn('node', ['scripts/run.mjs', 'scripts/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', HOST: 'localhost' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  let address: string | undefined;
  while (address === undefined) {
    output += String((await once(child.stdout, 'data'))[0]);
    address = /The site is at (\S+)/.exec(output)?.[1];
  }
  return { child, ended, output, address };
}
