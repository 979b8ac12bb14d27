/** `npm run watch-site -- https://www.example.com`: one line when all is well; what is not and exit code 1 otherwise. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { watchSite } from '../delivery/watch.ts';
import { contentFolder } from '../src/content/folders.ts';
import { main, UserError } from './process.ts';

await main(async () => {
  const [address] = process.argv.slice(2);
  const origin = address && URL.canParse(address) ? new URL(address).origin : undefined;
  if (!origin || origin === 'null')
    throw new UserError('Say which site: npm run watch-site -- https://www.example.com');
  const { planned = [] } = parse(await readFile(join(contentFolder(), 'navigation.yaml'), 'utf8'));
  const { problems, summary } = await watchSite(origin, planned).catch((error: Error) => {
    throw new UserError(`Not well: ${error.message}`);
  });
  if (problems.length > 0) throw new UserError(problems.map((problem) => `Not well: ${problem}`).join('\n'));
  console.log(`All is well at ${origin}: ${summary}.`);
});
