/**
 * Responds on Cloudflare to requests without a matching file: unusual spellings, unknown addresses, refused methods.
 * Cloudflare serves files without running this worker (see wrangler.jsonc), so a usual visit does not run it.
 */
import { canonicalPath, decodePath, LONGEST_ADDRESS } from '../addresses.ts';
import { METHODS } from '../response-policy.ts';

interface Environment {
  /** The files of the site, served according to `_headers` and `_redirects`. */
  ASSETS: { fetch(request: Request | URL, init?: RequestInit): Promise<Response> };
}

const NOT_FOUND = '/404';

/** The 404 page of the path’s first folder, or of the site. */
async function fetchNotFound(request: Request, environment: Environment): Promise<Response> {
  const [, folder = ''] = /^(\/[^/]+)\//.exec(new URL(request.url).pathname.toLowerCase()) ?? [];
  const page = folder ? await fetchAsset(folder + NOT_FOUND, request, environment) : undefined;
  return page?.ok ? page : fetchAsset(NOT_FOUND, request, environment);
}

const fetchAsset = (path: string, { url }: Request, { ASSETS }: Environment) =>
  ASSETS.fetch(new URL(path, url), { redirect: 'manual' });

/** The page or redirect target that a differently spelled path leads to. */
async function targetOf(request: Request, environment: Environment): Promise<string | undefined> {
  const { pathname, search } = new URL(request.url);
  if (pathname.length > LONGEST_ADDRESS) return undefined;
  const path = decodePath(pathname);
  if (path === undefined || path.startsWith('//')) return undefined;
  const canonical = encodeURI(canonicalPath(path));
  if (canonical === pathname || canonical.endsWith(NOT_FOUND)) return undefined;
  const asset = await fetchAsset(canonical + search, request, environment);
  if (asset.status === 301) return asset.headers.get('Location') ?? undefined;
  return asset.ok && asset.headers.get('Content-Type')?.startsWith('text/html')
    ? canonical + search
    : undefined;
}

export default {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    const missing = await fetchNotFound(request, environment);
    const headers = new Headers(missing.headers);
    headers.delete('ETag');
    if (!METHODS.some((method) => method === request.method)) {
      headers.set('Content-Type', 'text/plain; charset=utf-8');
      return new Response('Method not allowed\n', { status: 405, headers });
    }
    const target = await targetOf(request, environment);
    if (target === undefined) return new Response(missing.body, { status: 404, headers });
    headers.set('Location', target);
    headers.delete('Content-Type');
    return new Response(null, { status: 301, headers });
  },
};
