/**
 * Cloudflare runs this worker for what has no file, unless somebody opens the address in a tab. Its 404 page has the headers
 * of the address: without the worker, browsers would keep a missing script for a year.
 */
export default {
  async fetch(request: Request, { ASSETS }: { ASSETS: { fetch: typeof fetch } }): Promise<Response> {
    const missing = await ASSETS.fetch(request);
    const response = new Response(missing.body, missing);
    response.headers.set('Cache-Control', 'no-cache');
    return response;
  },
};
