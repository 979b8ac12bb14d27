import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';

const CLIENTS = 20;

/**
 * Lets twenty clients request a path again and again.
 * @returns `goOn`, which waits for more requests, and `stop`, which ends the clients. `stop` returns the bodies and
 * policies of all responses, and in `seen` the number of each outcome: an HTTP status, `refused` (no response began) or
 * `broken` (a response was incomplete)
 */
export function keepAsking(port: number, path: string) {
  const seen: Record<string, number> = {};
  const bodies: { body: string; policy: string }[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  let isOver = false;
  const client = async () => {
    while (!isOver) {
      const outcome = await new Promise<string>((resolve) => {
        let hasAnswered = false;
        const request = get({ port, host: '127.0.0.1', path, agent }, (response) => {
          hasAnswered = true;
          response.toArray().then(
            (chunks) => {
              const policy = String(response.headers['content-security-policy']);
              bodies.push({ body: Buffer.concat(chunks).toString(), policy });
              resolve(String(response.statusCode));
            },
            () => resolve('broken'),
          );
        });
        request.on('error', () => {
          // A kept-alive connection was closed before the response began. Browsers then repeat the request on another one.
          if (!hasAnswered && request.reusedSocket) resolve('again');
          else resolve(hasAnswered ? 'broken' : 'refused');
        });
      });
      if (outcome === 'again') continue;
      seen[outcome] = (seen[outcome] ?? 0) + 1;
      if (outcome === 'refused') await wait(20);
    }
  };
  const clients = Array.from({ length: CLIENTS }, client);
  const stop = async () => {
    isOver = true;
    await Promise.all(clients);
    agent.destroy();
    return { seen, bodies };
  };
  /** Waits until the clients have got five more responses each, on average. */
  const goOn = () => {
    const enough = (seen['200'] ?? 0) + 5 * CLIENTS;
    return expect.poll(() => seen['200'] ?? 0, { timeout: 20_000 }).toBeGreaterThanOrEqual(enough);
  };
  return { goOn, stop };
}
