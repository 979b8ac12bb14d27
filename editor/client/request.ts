import { BASE } from '../api.ts';

/** The error if the editor’s server does not respond. */
export class Unreachable extends Error {
  override message =
    'One moment: the editor does not answer. What you write is kept here; if this stays, start the editor again.';
}

const options = (method: string, body?: object | File): RequestInit => {
  const isFile = body instanceof File;
  const type = isFile ? 'application/octet-stream' : 'application/json';
  return {
    method,
    ...(body && { headers: { 'Content-Type': type }, body: isFile ? body : JSON.stringify(body) }),
  };
};

/**
 * Sends a request to the editor’s server.
 * @throws Error with the message of its refusal
 * @throws Unreachable if it does not respond
 */
export async function request<Result>(path: string, method = 'GET', body?: object | File): Promise<Result> {
  const response = await fetch(`${BASE}/${path}`, options(method, body)).catch(() => {
    throw new Unreachable();
  });
  const result = await response.json().catch(() => {
    throw new Unreachable();
  });
  if (!response.ok) throw new Error(result.message);
  return result as Result;
}

/** Sends a request while the window closes, without waiting for the response. */
export const sendLast = (path: string, method: string, body?: object) =>
  void fetch(`${BASE}/${path}`, { ...options(method, body), keepalive: true });
