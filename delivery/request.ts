/** How long one answer may take, in milliseconds. */
export const PATIENCE = 20_000;

/** Asks an address; a redirect is an answer, too. Rejects where there is none in time. */
export const request = (url: string, options: RequestInit = {}) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE), ...options });

/** Why a request failed: `fetch` hides it in the cause. */
export function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? ((cause.message || (cause as { code?: string }).code) ?? message) : message;
}
