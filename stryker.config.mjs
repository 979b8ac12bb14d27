/**
 * Mutation testing, started by hand for one folder at a time: `FILES='src/pictures/*' npx stryker run`. It changes one
 * operator or value at a time and runs the unit tests beside the file. docs/tests.md has the results.
 */
const files = process.env.FILES ?? '{src/{content,metadata,offline,pictures},deploy}/**/*';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  // Not `testFiles`: Stryker 10.1 then never activates what a file does while it is loaded.
  vitest: { configFile: 'vitest.stryker.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner', './stryker.config.mjs'],
  mutate: [
    `${files}.{ts,tsx}`,
    '!**/*.{test,d}.{ts,tsx}',
    // They load content through Astro, which works only in a build: tests of the built site check what they load.
    '!src/**/load-*.ts',
    // They run in a browser, as tests/release/offline.spec.ts does.
    '!src/offline/{register,service-worker}.ts',
    // A drawing, whose numbers are judged by eye.
    '!src/metadata/social-card/SocialCard.tsx',
  ],
  ignorers: ['labels'],
  concurrency: 2,
  tempDirName: '.cache/stryker',
  ignorePatterns: ['/.cache', '/.astro', '/artwork', '/dist', '/test-results'],
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { reportTests: false },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  warnings: { slow: false },
};

/** Calls that give forms labels and hints; they hold no logic. */
const LABELS = ['describe', 'meta'];

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'labels',
    value: {
      shouldIgnore: ({ listKey, parent }) =>
        listKey === 'arguments' && LABELS.includes((parent.callee.property ?? parent.callee).name)
          ? 'Labels and hints of forms.'
          : undefined,
    },
  },
];
