/** An HTTP client that sends requests unchanged. `fetch` would normalise them first. */
import { request } from 'node:http';
import { connect } from 'node:net';

export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

export interface Question {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request on a new connection. The path must contain only characters that are valid in a URL. */
export function ask(port: number, { path, method = 'GET', headers = {}, body }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const message = request(
      { port, host: '127.0.0.1', path, method, headers, agent: false },
      async (response) => {
        const chunks = await response.toArray().catch(reject);
        if (chunks === undefined) return;
        const { statusCode: status = 0 } = response;
        resolve({ status, headers: response.headers as Answer['headers'], body: Buffer.concat(chunks) });
      },
    );
    message.on('error', reject).end(body);
  });
}

/** How long a server may send nothing, in milliseconds. */
const PATIENCE = 15_000;

/**
 * Sends any bytes, and reads until the response is complete or the server closes the connection.
 * @returns the response with its body undecoded; status 0 if the server closed the connection without a response
 * @throws Error if the server sends nothing for 15 s
 */
export function askRaw(port: number, bytes: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error(`No response to ${bytes.slice(0, 200)}`)));
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      const { headers, body } = parse(Buffer.concat(chunks));
      if (Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= body.length) socket.destroy();
    });
    // A server may close the connection before it has read the whole request. Its response before that counts.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (!['ECONNRESET', 'EPIPE'].includes(error.code ?? '')) reject(error);
    });
    socket.on('close', () => resolve(parse(Buffer.concat(chunks))));
  });
}

function parse(answer: Buffer): Answer {
  const end = answer.indexOf('\r\n\r\n');
  const isInterim = end !== -1 && /^HTTP\/1\.1 1/.test(answer.toString('latin1', 0, end));
  if (isInterim) return parse(answer.subarray(end + 4));
  const [statusLine = '', ...fields] = answer.subarray(0, Math.max(end, 0)).toString('latin1').split('\r\n');
  const headers: Answer['headers'] = {};
  for (const field of fields) {
    const colon = field.indexOf(':');
    headers[field.slice(0, colon).toLowerCase()] = field.slice(colon + 1).trim();
  }
  return { status: Number(statusLine.split(' ')[1] ?? 0), headers, body: answer.subarray(end + 4) };
}

/** An HTTP/1.1 request with `Connection: close`, for `askRaw`. @param headers complete lines, each ending in CRLF */
export function rawRequest(target: string, method = 'GET', headers = ''): string {
  return `${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}Connection: close\r\n\r\n`;
}
