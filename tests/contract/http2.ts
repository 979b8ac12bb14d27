import { once } from 'node:events';
import { connect } from 'node:http2';
import type { Answer } from './client.ts';

/** Asks by HTTP/2 over TLS, with whatever certificate the server has made for itself. */
export async function askByHttp2(port: number, path: string): Promise<Answer> {
  const session = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
  try {
    const stream = session.request({ ':path': path });
    const [headers] = await once(stream, 'response');
    const body = Buffer.concat(await stream.toArray());
    return { status: headers[':status'], headers, body };
  } finally {
    session.close();
  }
}
