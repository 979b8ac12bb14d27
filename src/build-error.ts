/** An error in what the build is given, not in its code: without a stack, Astro prints only the message. */
export const buildError = (message: string): Error => Object.assign(new Error(message), { stack: '' });
