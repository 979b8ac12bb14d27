/**
 * `npm run release -- <target>` publishes `dist/` to a target in deploy.yaml. `--list` lists the releases. `--back` goes
 * back to the previous release, `--back 12` to release 12. `--only-newer` does not replace a newer or unrelated commit.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { damageOf, readManifest } from '../delivery/manifest.ts';
import { deploy, listVersions, rollBack } from '../delivery/release/cloudflare.ts';
import { goBack, listReleases, publish } from '../delivery/release/release.ts';
import { readTarget } from '../delivery/release/settings.ts';
import { DIST, INPUTS, isUpToDate } from './build.ts';
import { main, ROOT, UserError } from './process.ts';
import { refuseOlder } from './refuse-older.ts';

/** The current commit, or nothing without a repository. @throws UserError if there are uncommitted changes */
function commitOfBuild(): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', ROOT, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  let commit: string;
  let changes: string;
  try {
    commit = git('rev-parse', 'HEAD');
    changes = git('status', '--porcelain', '--', ...INPUTS, 'content');
  } catch {
    return undefined;
  }
  if (changes)
    throw new UserError(`Commit your changes first, so that the release matches a commit:\n${changes}`);
  return commit;
}

/** Reads the build. @throws UserError unless `dist/` is a complete build of this commit that may replace the public one */
async function readBuild(address: string, onlyNewer: boolean) {
  const commit = commitOfBuild();
  const damage = await damageOf(DIST);
  if (damage) throw new UserError(`dist/ is not complete (${damage}): run npm run build first.`);
  if (!(await isUpToDate({})))
    throw new UserError('dist/ was built from other files: run npm run build first.');
  if (onlyNewer && commit) await refuseOlder(address, commit, ROOT);
  const { build } = await readManifest(DIST);
  console.log(`Build: ${build} is complete${commit ? `, from commit ${commit.slice(0, 10)}` : ''}.`);
  return { build, ...(commit && { commit }) };
}

const OPTIONS = {
  list: { type: 'boolean' },
  back: { type: 'boolean' },
  'only-newer': { type: 'boolean', default: false },
  settings: { type: 'string', default: join(ROOT, 'deploy.yaml') },
} as const;

await main({ names: 2, options: OPTIONS }, async ([name, id], options) => {
  const { list, back, 'only-newer': onlyNewer, settings } = options;
  const target = await readTarget(settings, name);
  if (id !== undefined && !back)
    throw new UserError(`"${id}" has no meaning here: did you mean --back ${id}?`);
  const published = () => console.log(`Published: ${target.address} serves it.`);
  if (target.kind === 'cloudflare') {
    if (list) return listVersions(target, ROOT);
    if (back) return rollBack(target, ROOT, id);
    await deploy(target, ROOT, DIST, await readBuild(target.address, onlyNewer), console.log);
    return published();
  }
  if (list) return (await listReleases(target)).forEach((line) => void console.log(line));
  if (id !== undefined && !/^\d+$/.test(id))
    throw new UserError(
      `"${id}" is not the number of a release: npm run release -- ${name} --list shows them.`,
    );
  if (back) await goBack(target, id === undefined ? undefined : Number(id), console.log);
  else await publish(target, DIST, await readBuild(target.address, onlyNewer), console.log);
  published();
});
