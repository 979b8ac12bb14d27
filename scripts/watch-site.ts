/**
 * `npm run watch-site -- <target or address>`: prints one line if the site is healthy, otherwise the problems, with
 * exit code 1. A target is a name from deploy.yaml.
 */
import { join } from 'node:path';
import { readTarget } from '../delivery/release/settings.ts';
import { watchSite } from '../delivery/watch.ts';
import { contentFolder } from '../src/content/folders.ts';
import { plannedAddresses } from '../src/content/planned-addresses.ts';
import { main, ROOT, UserError } from './process.ts';

/** @throws UserError if the argument is neither an address nor a target */
async function addressOf(site: string): Promise<string> {
  if (/^https?:/.test(site) && URL.canParse(site)) return new URL(site).origin;
  return (await readTarget(join(ROOT, 'deploy.yaml'), site)).address;
}

await main({ names: 1 }, async ([site]) => {
  if (!site)
    throw new UserError('Name a target or an address: npm run watch-site -- https://www.example.com');
  const address = await addressOf(site);
  const { problems, summary } = await watchSite(address, plannedAddresses(contentFolder())).catch(
    (error: Error) => {
      throw new UserError(`Problem: ${error.message}`);
    },
  );
  if (problems.length > 0) throw new UserError(problems.map((problem) => `Problem: ${problem}`).join('\n'));
  console.log(`No problems at ${address}: ${summary}.`);
});
