/** Says to the person who edits why something is not done; Fastify answers with the sentence and the HTTP status. */
export class Refusal extends Error {
  readonly statusCode: number;

  constructor(message: string, statusCode = 422) {
    super(message);
    this.statusCode = statusCode;
  }
}
