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
      'astro:server:setup': async ({ server }) => {
        const answers = await createAnswers(draft, await bundleApp());
        server.middlewares.use(async (request, response, next) => {
          if (!request.url?.startsWith(BASE)) return next();
          await ready;
          answers.routing(request, response);
        });
      },
    },
  };
}
