import type { AstroIntegration } from 'astro';
import { createAnswers } from './server/answers.ts';
import { BASE, bundleApp } from './server/app.ts';
import type { Draft } from './server/draft.ts';

/**
 * Adds the editor to Astro’s development server. `npm run edit` names it; the site’s configuration does not.
 * @param ready the editor answers from then on
 */
export function editor(draft: Draft, ready: Promise<void>): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const answers = bundleApp().then((app) => createAnswers(draft, app));
        // At once: Astro's own handler, added after this hook, would answer 404 while the page is being bundled.
        server.middlewares.use(async (request, response, next) => {
          if (!request.url?.startsWith(BASE)) return next();
          await ready;
          (await answers).routing(request, response);
        });
      },
    },
  };
}
