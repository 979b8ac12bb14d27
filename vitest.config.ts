import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,delivery,editor,scripts,tests/support,tests/unit}/**/*.test.{ts,tsx}'],
        },
      },
      // On the built site: `dist/`, or the folder that OUTPUT_DIR names.
      {
        test: {
          name: 'servers',
          include: ['tests/servers/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'servers-release',
          include: ['tests/release/servers/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
