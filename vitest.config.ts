import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,server,deploy,scripts,tests/unit}/**/*.test.{ts,tsx}'],
  },
});
