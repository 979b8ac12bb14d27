/** The replies of the server: a file, the 404 page, or a line of text. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseForm, isUnchanged, readRange } from './answer.ts';
import { REVALIDATE } from './policy.ts';
import type { StoredFile } from './site.ts';

/** Answers with one line of text, for what never reaches a page. */
export function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .header('Cache-Control', REVALIDATE)
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`);
}

/** Answers with a file in the form and the part that were asked for. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: StoredFile): FastifyReply {
  const { encoding, body, etag } = chooseForm(file, String(request.headers['accept-encoding'] ?? ''));
  reply.headers({ 'Content-Security-Policy': file.policy, Vary: 'Accept-Encoding', ETag: etag });
  if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send();

  reply.headers({ 'Content-Type': file.type, 'Accept-Ranges': 'bytes' });
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  const ifRange = request.headers['if-range'] ?? etag;
  const part = ifRange === etag ? readRange(request.headers.range, body.length) : undefined;
  if (part === undefined) return reply.send(body);
  if (part === null) {
    reply.removeHeader('Content-Encoding').header('Content-Range', `bytes */${body.length}`);
    return sendText(reply, 416, 'No such part');
  }
  reply.code(206).header('Content-Range', `bytes ${part.first}-${part.last}/${body.length}`);
  return reply.send(body.subarray(part.first, part.last + 1));
}

/** Answers with the 404 page: whole, and with nothing to ask again by. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply, page: StoredFile): FastifyReply {
  const { encoding, body } = chooseForm(page, String(request.headers['accept-encoding'] ?? ''));
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply
    .code(404)
    .headers({
      'Content-Security-Policy': page.policy,
      'Content-Type': page.type,
      'Cache-Control': REVALIDATE,
      Vary: 'Accept-Encoding',
    })
    .send(body);
}
