/** A failed release. Its message is written for the person who releases. */
export class ReleaseError extends Error {}
