import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Lint runs beside them, so they may be slow.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,admin,deploy,scripts,tests/unit}/**/*.test.{ts,tsx}'],
          // Loading the modules again for each file would take as long as the tests.
          isolate: false,
        },
      },
      // On the built site: `dist/`, or the folder that OUTPUT_DIR names.
      { extends: true, test: { name: 'servers', include: ['tests/servers/**/*.test.ts'] } },
    ],
  },
});
