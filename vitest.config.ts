import { defineConfig } from 'vitest/config';

/** Files that mock modules: the mocks would remain for the files after them. */
const MOCKING = ['src/load/check/{check-content,pictures}.test.ts'];

export default defineConfig({
  test: {
    // Lint runs beside them.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,admin,deploy,scripts,tests/unit}/**/*.test.{ts,tsx}'],
          exclude: MOCKING,
          // Loading the modules again for each file would take as long as the tests.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'unit-mocking', include: MOCKING } },
      // On the built site: `dist/`, or the folder that OUTPUT_DIR names.
      { extends: true, test: { name: 'servers', include: ['tests/servers/**/*.test.ts'] } },
    ],
  },
});
