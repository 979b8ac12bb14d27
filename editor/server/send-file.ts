import type { FastifyReply } from 'fastify';

/** Answers with a file, or that there is none. */
export const sendFile = (reply: FastifyReply, type: string, file: Buffer | undefined) =>
  file ? reply.type(type).send(file) : reply.callNotFound();
