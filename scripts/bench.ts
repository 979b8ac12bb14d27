/** `npm run bench <name>`: measures the built site; without a name it says what can be measured. */
import { parseArgs } from 'node:util';
import { z } from 'astro/zod';
import type { Measured, MeasureOptions } from './measure/support.ts';
import { main, UserError } from './process.ts';

/** What each file of `measure/` measures, in a line. */
const NAMES = {
  weight: 'bytes of each page on a cold visit, and what is stored for a visit without a network',
  'slow-line': 'when pages are painted at 256 kb/s on a slow phone',
  moving: 'how soon the next page is painted after a click',
  lighthouse: 'Lighthouse’s grades of every page, 100 or failed (--runs 5)',
  security: 'bill of materials, licences, known weaknesses of dependencies',
  quality: 'all of these, recorded in docs/quality.md',
  load: 'clients answered by npm start’s server, or by that of --address (--seconds 5)',
  growth: 'time and memory of builds with more pages (--pages 10,100,1000)',
};

const count = z.coerce.number<string>().int().min(1);
const optionsSchema = z.strictObject({
  runs: count.prefault('5'),
  seconds: count.prefault('5'),
  pages: z
    .string()
    .default('10,100,1000')
    .transform((text) => text.split(','))
    .pipe(z.array(count)),
  address: z.url().optional(),
});

/** @throws UserError when an option is unknown or no number */
function readOptions(values: Record<string, unknown>): MeasureOptions {
  const { data, error } = optionsSchema.safeParse(values);
  if (data) return data;
  throw new UserError(error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'));
}

await main(async () => {
  const names = Object.entries(NAMES).map(([name, what]) => `  ${name.padEnd(12)}${what}`);
  const options = Object.fromEntries(
    Object.keys(optionsSchema.shape).map((option) => [option, { type: 'string' as const }]),
  );
  const { positionals, values } = parseArgs({ options, allowPositionals: true, strict: false });
  const [name, ...others] = positionals;
  if (!name) return console.log(`npm run bench <name> measures\n${names.join('\n')}`);
  if (!(name in NAMES) || others.length > 0)
    throw new UserError(
      `There is no measurement called "${positionals.join(' ')}". Known:\n${names.join('\n')}`,
    );

  const { measure }: { measure(options: MeasureOptions): Promise<Measured> } = await import(
    `./measure/${name}.ts`
  );
  const { report, problems = [] } = await measure(readOptions(values));
  console.log(report);
  if (problems.length > 0) throw new UserError(`\nTo look at:\n  ${problems.join('\n  ')}`);
});
