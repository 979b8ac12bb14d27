import type { FastifyReply } from 'fastify';

/** Sends a file, or status 404 if there is none. */
export const sendFile = (reply: FastifyReply, type: string, file: Buffer | undefined) =>
  file ? reply.type(type).send(file) : reply.callNotFound();
