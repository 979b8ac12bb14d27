/** `npm run bench <name>`: measures the built site; without a name it says what can be measured. */
import { parseArgs } from 'node:util';
import { z } from 'astro/zod';
import type { Measured, MeasureOptions } from './measure/support.ts';
import { main, UserError } from './process.ts';

/** What each file of `measure/` measures, in a line. */
const NAMES = {
  weight: 'bytes of each page on a cold visit, and what is stored for a visit without a network',
  'slow-line': 'when pages are painted at 256 kb/s on a slow phone',
  layout: 'how long a slow phone computes styles and layout (-- --runs 5)',
  moving: 'how soon the next page is painted after a click',
  lighthouse: 'Lighthouse’s grades of every page, 100 or failed (-- --runs 5)',
  security: 'bill of materials, licences, known weaknesses of dependencies',
  quality: 'all of these, recorded in docs/quality.md (-- --runs 5)',
};

const runsSchema = z.coerce.number<string>().int().min(1);

await main(async () => {
  const { positionals, values } = parseArgs({
    options: { runs: { type: 'string', default: '5' } },
    allowPositionals: true,
  });
  const [name] = positionals;
  const list = Object.entries(NAMES).map(([known, what]) => `  ${known.padEnd(12)}${what}`);
  if (!name) return console.log(`npm run bench <name> measures\n${list.join('\n')}`);
  if (!Object.hasOwn(NAMES, name))
    throw new UserError(`There is no measurement "${name}", only\n${list.join('\n')}`);
  const { data: runs } = runsSchema.safeParse(values.runs);
  if (!runs) throw new UserError(`--runs ${values.runs} is not a whole number from 1.`);

  const { measure }: { measure(options: MeasureOptions): Promise<Measured> } = await import(
    `./measure/${name}.ts`
  );
  const { report, problems = [] } = await measure({ runs });
  console.log(report);
  if (problems.length > 0) throw new UserError(`\nTo look at:\n  ${problems.join('\n  ')}`);
});
