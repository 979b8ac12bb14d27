/** `npm run bench <name>`: measures the built site. Without a name, it lists the measurements. */
import { z } from 'astro/zod';
import type { Measured, MeasureOptions } from './measure/support.ts';
import { main, UserError } from './process.ts';

/** A description of each measurement in `measure/`. */
const NAMES = {
  weight: 'bytes of each page on a first visit, and bytes stored for offline visits',
  layout: 'time for styles and layout on a slow phone (-- --runs 5)',
  lighthouse: 'Lighthouse grades of every page; each must be 100 (-- --runs 5)',
  quality: 'all of these, written to docs/quality.md (-- --runs 5)',
};

const runsSchema = z.coerce.number<string>().int().min(1);

const OPTIONS = { runs: { type: 'string', default: '5' } } as const;

await main({ names: 1, options: OPTIONS }, async ([name], options) => {
  const list = Object.entries(NAMES).map(([known, what]) => `  ${known.padEnd(12)}${what}`);
  if (!name) return console.log(`npm run bench <name> measures\n${list.join('\n')}`);
  if (!Object.hasOwn(NAMES, name))
    throw new UserError(`There is no measurement "${name}". The measurements are:\n${list.join('\n')}`);
  const { data: runs } = runsSchema.safeParse(options.runs);
  if (!runs) throw new UserError(`--runs ${options.runs} is not a whole number of at least 1.`);

  const { measure }: { measure(options: MeasureOptions): Promise<Measured> } = await import(
    `./measure/${name}.ts`
  );
  const { report, problems = [] } = await measure({ runs });
  console.log(report);
  if (problems.length > 0) throw new UserError(`\nProblems:\n  ${problems.join('\n  ')}`);
});
