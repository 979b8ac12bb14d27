import type { AstroIntegration } from 'astro';
import { contentFolder } from '../../schema/folders.ts';
import { checkContent } from './check-content.ts';
import { formatProblem } from './problem.ts';

/** Stops the build when the content has mistakes, with all of them at once. */
export function contentCheck(): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': async ({ command, logger }) => {
        const mistakes = await checkContent(contentFolder());
        if (mistakes.length === 0) return;
        const report = mistakes.map(formatProblem).join('\n');
        // A mistake does not stop the preview: Astro shows it on the page.
        if (command === 'dev') return logger.warn(report);
        const error = new Error(
          `\n${report}\n\n${mistakes.length} to correct in the content. Nothing was built.\n`,
        );
        // Without a stack, Astro prints only the message: a mistake in the content has no place in the code.
        error.stack = '';
        throw error;
      },
    },
  };
}
