/** An error with a message for the person who edits. Fastify responds with the message and the HTTP status. */
export class Refusal extends Error {
  readonly statusCode: number;

  constructor(message: string, statusCode = 422) {
    super(message);
    this.statusCode = statusCode;
  }
}
