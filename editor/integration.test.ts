import { expect, test, vi } from 'vitest';
import { editor } from './integration.ts';

test('Astro starts anew for another theme alone: not for texts, nor for what is checked out to be published', async () => {
  const updateConfig = vi.fn();
  const { hooks } = editor({ copy: { preview: '/site/.cache/editor/1/preview' } } as never);
  await hooks['astro:config:setup']!({ updateConfig } as never);
  const { ignored } = updateConfig.mock.lastCall![0].vite.server.watch;
  expect(ignored('/site/.cache/editor/1/preview/pages/about.yaml')).toBe(true);
  expect(ignored('/site/.cache/editor-checkout/astro.config.ts')).toBe(true);
  expect(ignored('/site/.cache/editor/1/preview/theme.yaml')).toBe(false);
  expect(ignored('/site/astro.config.ts')).toBe(false);
});
