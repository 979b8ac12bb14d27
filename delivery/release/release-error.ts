/** A failure of a release, whose message says all that the person who releases has to know. */
export class ReleaseError extends Error {}
