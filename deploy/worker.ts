/**
 * Answers on Cloudflare what no file answers: unusual spellings, the 404 page, refused methods.
 * The files themselves are served before it is asked (see wrangler.jsonc), so a visit costs no run of it.
 */
import { canonicalPath, decodePath, LONGEST_ADDRESS, METHODS } from '../server/policy.ts';

interface Environment {
  /** The files of the site. */
  SITE: { fetch(request: Request | URL): Promise<Response> };
}

/** A file of the site, with the headers that `_headers` gives to it. */
const ask = (path: string, { url }: Request, { SITE }: Environment) => SITE.fetch(new URL(path, url));

/** The address that a request should have asked for, when there is a page under it. */
async function movedTo(request: Request, environment: Environment): Promise<string | undefined> {
  const { pathname, search } = new URL(request.url);
  if (pathname.length > LONGEST_ADDRESS) return undefined;
  const path = decodePath(pathname);
  if (path === undefined || path.startsWith('//')) return undefined;
  const canonical = encodeURI(canonicalPath(path));
  if (canonical === pathname || canonical === '/404') return undefined;
  const page = await ask(canonical, request, environment);
  return page.headers.get('Content-Type')?.startsWith('text/html') && page.ok
    ? canonical + search
    : undefined;
}

export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    const missing = await ask('/404', request, environment);
    const headers = new Headers(missing.headers);
    headers.delete('ETag');
    if (!METHODS.some((method) => method === request.method)) {
      headers.set('Content-Type', 'text/plain; charset=utf-8');
      return new Response('Method not allowed\n', { status: 405, headers });
    }
    const address = await movedTo(request, environment);
    if (address === undefined) return new Response(missing.body, { status: 404, headers });
    headers.set('Location', address);
    headers.delete('Content-Type');
    return new Response(null, { status: 301, headers });
  },
};
