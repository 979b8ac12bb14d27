import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './process.ts';

/** A stand-in for npm: records its arguments, then does what each test needs. */
const NPM_THAT_INSTALLS = `
  const { appendFileSync, mkdirSync, symlinkSync } = require('node:fs');
  appendFileSync('npm.log', process.argv.slice(2).join(' ') + '\\n');
  mkdirSync('node_modules/node/bin', { recursive: true });
  if (!require('node:fs').existsSync('node_modules/node/bin/node'))
    symlinkSync(process.execPath, 'node_modules/node/bin/node');
  for (const name of ['node', 'some-package']) {
    mkdirSync('node_modules/' + name, { recursive: true });
    require('node:fs').writeFileSync('node_modules/' + name + '/package.json', '{}');
  }
  // Like npm, creates a link to each workspace.
  if (!process.argv.includes('--workspaces=false')) mkdirSync('node_modules/tests', { recursive: true });
  const packages = { 'node_modules/node': {}, 'node_modules/some-package': {} };
  require('node:fs').writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
`;

let folder: string;
let children: ChildProcess[];

const path = (name: string) => join(folder, name);
const installs = () =>
  existsSync(path('npm.log')) ? readFileSync(path('npm.log'), 'utf8').trim().split('\n') : [];
const hasStamp = () => existsSync(path('node_modules/.install-stamp'));
const write = (name: string, text: string) => writeFileSync(path(name), text);

beforeEach(() => {
  children = [];
  folder = mkdtempSync(join(tmpdir(), 'run-test-'));
  mkdirSync(path('scripts'));
  cpSync(new URL('run.mjs', import.meta.url), path('scripts/run.mjs'));
  write('package-lock.json', '{}');
  write('npm-cli.js', NPM_THAT_INSTALLS);
  write('script.js', 'console.log("ran", process.argv.slice(2).join());');
});

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

function start(...args: string[]) {
  const child = spawn(process.execPath, [path('scripts/run.mjs'), ...args], {
    cwd: tmpdir(),
    env: { ...process.env, npm_execpath: path('npm-cli.js') },
  });
  children.push(child);
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  child.stderr.on('data', (data) => {
    output += data;
  });
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, output }));
  const saying = async (text: string) => {
    while (!output.includes(text)) await once(child.stdout, 'data');
  };
  return { child, ended, saying };
}

test('the first run installs, says so, and runs the script with its arguments', async () => {
  const { code, output } = await start('script.js', 'a', 'b').ended;
  expect(output).toContain('Installing the locked dependencies');
  expect(output).toContain('ran a,b');
  expect(code).toBe(0);
  expect(installs()).toHaveLength(1);
  expect(installs()[0]).toMatch(/^ci --include=dev /);
});

test('a second run installs nothing', async () => {
  await start('script.js').ended;
  const { output } = await start('script.js').ended;
  expect(output).toBe('ran \n');
  expect(installs()).toHaveLength(1);
});

test('the editor is installed without the test tools, and any other script installs them', async () => {
  write('scripts/edit.ts', '');
  await start('scripts/edit.ts').ended;
  expect(installs()[0]).toMatch(/--workspaces=false$/);
  await start('scripts/edit.ts').ended;
  expect(installs()).toHaveLength(1);
  await start('script.js').ended;
  expect(installs()[1]).not.toContain('--workspaces');
  // A complete installation includes all that the editor needs.
  await start('scripts/edit.ts').ended;
  expect(installs()).toHaveLength(2);
});

test.each(['brochure', 'watch-site'])(
  'npm run %s installs its tools if only the editor was installed',
  async (name) => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    for (const script of ['edit', name]) write(`scripts/${script}.ts`, '');
    await start('scripts/edit.ts').ended;
    const env = { ...process.env, npm_execpath: path('npm-cli.js') };
    expect(spawnSync(scripts[name], { cwd: folder, env, shell: true }).status).toBe(0);
    expect(installs()).toHaveLength(2);
    expect(installs()[1]).not.toContain('--workspaces');
  },
);

test('installed test tools are kept when the editor installs again', async () => {
  write('scripts/edit.ts', '');
  mkdirSync(path('node_modules/tests'), { recursive: true });
  await start('scripts/edit.ts').ended;
  expect(installs()[0]).not.toContain('--workspaces');
});

test('a changed lock file, a missing Node.js or a missing package causes a new installation', async () => {
  await start('script.js').ended;
  write('package-lock.json', '{ "changed": true }');
  await start('script.js').ended;
  expect(installs()).toHaveLength(2);
  rmSync(path('node_modules/node'), { recursive: true });
  await start('script.js').ended;
  expect(installs()).toHaveLength(3);
  rmSync(path('node_modules/some-package'), { recursive: true });
  await start('script.js').ended;
  expect(installs()).toHaveLength(4);
});

test('a failed installation is reported in one sentence, and repeated at the next run', async () => {
  await start('script.js').ended;
  write('package-lock.json', '{ "changed": true }');
  write('npm-cli.js', 'console.error("npm error E404"); process.exit(1);');
  const { code, output } = await start('script.js').ended;
  expect(code).toBe(1);
  expect(output).toContain('npm error E404');
  expect(output).toContain('The dependencies could not be installed');
  expect(output).not.toContain('ran');
  expect(hasStamp()).toBe(false);
});

test('an installation without the pinned Node.js is reported in one sentence', async () => {
  write('npm-cli.js', 'require("node:fs").mkdirSync("node_modules")');
  const { code, output } = await start('script.js').ended;
  expect(code).toBe(1);
  expect(output).toContain('ignore-scripts');
  expect(hasStamp()).toBe(false);
});

test('an interrupted installation leaves no stamp', async () => {
  await start('script.js').ended;
  write('package-lock.json', '{ "changed": true }');
  write('npm-cli.js', 'console.log("installing"); setInterval(() => {}, 1000);');
  const { child, ended, saying } = start('script.js');
  await saying('installing');
  child.kill('SIGINT');
  expect((await ended).signal).toBe('SIGINT');
  expect(hasStamp()).toBe(false);
});

test('the exit code of the script is returned', async () => {
  write('script.js', 'process.exit(7);');
  expect((await start('script.js').ended).code).toBe(7);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s reaches the script', async (signal) => {
  write(
    'script.js',
    `setInterval(() => {}, 1000);
     process.on('${signal}', () => process.exit(5));
     console.log('ready');`,
  );
  const { child, ended, saying } = start('script.js');
  await saying('ready');
  child.kill(signal);
  expect((await ended).code).toBe(5);
});

test('the script ends when npm’s shell around it has ended', async () => {
  await start('script.js').ended;
  write(
    'script.js',
    `setInterval(() => {}, 1000);
     process.on('SIGTERM', () => { console.log('ended'); process.exit(); });
     console.log('ready');`,
  );
  const shell = spawn('sh', ['-c', `"${process.execPath}" scripts/run.mjs script.js; true`], {
    cwd: folder,
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  let output = '';
  shell.stdout.on('data', (data) => {
    output += data;
  });
  const closed = once(shell.stdout, 'close');
  while (!output.includes('ready')) await once(shell.stdout, 'data');
  shell.kill('SIGTERM');
  await closed;
  expect(output).toContain('ended');
});

test('if a signal ends the script, it also ends the run', async () => {
  write('script.js', 'process.kill(process.pid, "SIGTERM"); setInterval(() => {}, 1000);');
  expect((await start('script.js').ended).signal).toBe('SIGTERM');
});

test('the pinned Node.js and the installed commands come first on PATH', async () => {
  await start('script.js').ended;
  mkdirSync(path('node_modules/.bin'));
  write('node_modules/.bin/greet', '#!/bin/sh\necho hello');
  chmodSync(path('node_modules/.bin/greet'), 0o755);
  write(
    'script.js',
    `const { execSync } = require('node:child_process');
     console.log(String(execSync('greet; command -v node')), process.cwd());`,
  );
  const { output } = await start('script.js').ended;
  expect(output).toContain('hello');
  expect(output).toContain(path('node_modules/node/bin/node'));
  expect(output).toContain(` ${folder}\n`);
});

test('files can be read while pictures are processed', async () => {
  write('script.js', 'console.log("threads", process.env.UV_THREADPOOL_SIZE);');
  const { output } = await start('script.js').ended;
  expect(output).toMatch(/threads \d\d/);
});
