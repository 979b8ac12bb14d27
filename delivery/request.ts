/** The time limit for one response, in milliseconds. */
export const PATIENCE = 20_000;

/** Requests an address and does not follow redirects. Rejects if there is no response in time. */
export const request = (url: string, options: RequestInit = {}) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE), ...options });

/** The reason why a request failed: `fetch` puts it into the cause of the error. */
export function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? ((cause.message || (cause as { code?: string }).code) ?? message) : message;
}
