import { BASE } from '../api.ts';

/**
 * Asks the editing server.
 * @throws Error with the server’s sentence, or ours when it does not answer
 */
export async function request<Result>(path: string, method = 'GET', body?: object | File): Promise<Result> {
  const isFile = body instanceof File;
  const type = isFile ? 'application/octet-stream' : 'application/json';
  const response = await fetch(`${BASE}/${path}`, {
    method,
    ...(body && { headers: { 'Content-Type': type }, body: isFile ? body : JSON.stringify(body) }),
  }).catch(() => {
    throw new Error('The editor has been stopped. Start it again with npm run edit: what you wrote is kept.');
  });
  const result = await response.json();
  if (!response.ok) throw new Error(result.message);
  return result as Result;
}

/** Where the small version of a picture is. */
export const pictureUrl = (file: string) => `${BASE}/pictures/${file}`;
