/** An error whose message is for the user: commands print it without a stack trace. */
export class UserError extends Error {}
