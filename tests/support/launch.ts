import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../../scripts/process.ts';

/**
 * Runs a script of an npm command on a free port, and waits for the address that it prints.
 * @param says the pattern of that output; its first group is the address
 * @throws Error if the script ends first
 */
async function launch(script: string, says: RegExp, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    env: { ...process.env, ...env, PORT: '0', HOST: 'localhost' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  let address: string | undefined;
  while (address === undefined) {
    output += await Promise.race([once(child.stdout, 'data'), ended.then(() => undefined)]).then((data) => {
      if (!data) throw new Error(`${script} ended before it printed an address: ${output}`);
      return String(data[0]);
    });
    address = says.exec(output)?.[1];
  }
  return { child, ended, output, address };
}

/** `npm run edit` on a content folder */
export const launchEditor = (content: string, env: Record<string, string> = {}) =>
  launch('scripts/edit.ts', /The editor is at (\S+)/, { CONTENT_DIR: content, ...env });
