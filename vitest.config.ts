import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,server,deploy,editor,scripts,tests/unit}/**/*.test.{ts,tsx}'],
  },
});
