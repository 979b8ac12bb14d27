import { expect, test } from 'vitest';
import { withLateScripts } from './late-scripts.ts';

test('scripts that a page fetches come late; those in it stay as they are', () => {
  const inline = '<script type="module">go()</script>';
  expect(withLateScripts(`${inline}<script type="module" src="/_/a.js"></script>`)).toBe(
    `${inline}<script type="module" fetchpriority="low" src="/_/a.js"></script>`,
  );
});
