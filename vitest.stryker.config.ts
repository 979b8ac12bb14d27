import { defineConfig } from 'vitest/config';

const files = process.env['FILES'] ?? '{src/{content,metadata,offline,pictures},deploy}/**/*';

/** The unit tests that stryker.config.mjs runs: those beside the files that it changes. */
export default defineConfig({ test: { testTimeout: 20_000, include: [`${files}.test.{ts,tsx}`] } });
