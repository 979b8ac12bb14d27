import { readRepository } from './repository.ts';

/**
 * The headers of the CMS, which replace those of the site. It sets styles by script, decodes pictures with WebAssembly
 * and shows its preview in a frame of its own.
 * @param setting the repository, as in CMS_REPOSITORY
 */
export const adminHeaders = (setting: string): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline' blob:",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    `connect-src 'self' blob: data: ${new URL(readRepository(setting).api_root).origin}`,
    "worker-src 'self' blob:",
    'frame-src blob:',
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Robots-Tag': 'noindex',
});

/** The headers of the CMS by path, for hosts; none where there is no CMS. */
export const adminRules = (setting = process.env['CMS_REPOSITORY']) =>
  setting ? ['/admin', '/admin/*'].map((path) => ({ path, headers: adminHeaders(setting) })) : [];
