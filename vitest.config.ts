import { defineConfig } from 'vitest/config';

const UNIT = '{src,admin,deploy,scripts,tests/support,tests/unit}/**/*.test.{ts,tsx}';

/** Files that put something in the place of a module, which would stay there for the files after them. */
const MOCKING = ['src/content/check/{check-content,integration,logos,pictures}.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [UNIT],
          exclude: MOCKING,
          // Loading the modules anew for each file would take as long as the tests.
          isolate: false,
          // Lint runs beside them.
          testTimeout: 20_000,
        },
      },
      { test: { name: 'unit-mocking', include: MOCKING, testTimeout: 20_000 } },
      // On the built site: `dist/`, or the folder that OUTPUT_DIR names.
      {
        test: {
          name: 'servers',
          include: ['tests/servers/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
