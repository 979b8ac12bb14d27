import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';

const CLIENTS = 20;

/** Keeps twenty clients asking until told to stop. @returns what they met: `200`, `refused`, or `broken` */
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
          // A kept connection that closes before an answer begins: every browser asks again on another.
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
  /** Waits until each client has asked a few times since. */
  const goOn = () => {
    const enough = (seen['200'] ?? 0) + 5 * CLIENTS;
    return expect.poll(() => seen['200'] ?? 0, { timeout: 20_000 }).toBeGreaterThanOrEqual(enough);
  };
  return { goOn, stop };
}
