import { defineConfig } from 'vitest/config';

const folder = process.env['FOLDER'] ?? '{src/{content,metadata,offline,pictures},delivery,editor/server}/**';

/** The unit tests that stryker.config.mjs runs: those beside the code that it changes. */
export default defineConfig({ test: { include: [`${folder}/*.test.{ts,tsx}`] } });
