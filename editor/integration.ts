import type { AstroIntegration } from 'astro';
import { BASE, bundleApp } from './server/app.ts';
import { createRoutes } from './server/routes.ts';
import type { WorkingCopy } from './server/working-copy.ts';

/**
 * Adds the editor to Astro’s development server. `npm run edit` names it; the site’s configuration does not.
 * @param ready the editor answers from then on
 */
export function editor(copy: WorkingCopy, ready: Promise<void>): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const routes = await createRoutes(copy, await bundleApp());
        server.middlewares.use(async (request, response, next) => {
          if (!request.url?.startsWith(BASE)) return next();
          await ready;
          routes.routing(request, response);
        });
      },
    },
  };
}
