import { BASE } from '../api.ts';

/** The editor’s server does not answer. */
export class Unreachable extends Error {
  override message =
    'The editor does not answer just now. What you wrote is kept here; if this stays, start the editor again.';
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
 * Asks the editing server.
 * @throws Error with the server’s sentence
 * @throws Unreachable when it does not answer
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

/** Tells the editing server something in the last moment of a window, which hears no answer. */
export const sendLast = (path: string, method: string, body?: object) =>
  void fetch(`${BASE}/${path}`, { ...options(method, body), keepalive: true });
