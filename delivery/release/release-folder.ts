/**
 * The site's folder on the machine that serves it:
 *
 *     current -> releases/12    the release that the server uses after its next start or reload
 *     releases/12/              a release; `.server/published` and `.server/taken-back` record its state
 *     releases/.part-…/         an incomplete upload
 */
import { HASHED_FILES } from '../addresses.ts';
import { BUILD_NOTE, type BuildNote, MANIFEST_FILE, type Manifest } from '../manifest.ts';
import { type Host, quote } from './host.ts';

/** The time to keep hashed files after a release replaced their page, in seconds: visitors may still have it open. */
const STAY = 30 * 24 * 3600;

/** A release on the machine. */
export interface Release {
  number: number;
  note: BuildNote;
  /** The time when the public address first served it, as an ISO date; missing if it was never public. */
  published?: string;
  /** Whether it was rolled back. */
  isTakenBack: boolean;
}

/** The content of the folder. */
export interface ReleaseFolder {
  /** Sorted by number. */
  releases: Release[];
  /** The number that `current` leads to. */
  current: number | undefined;
}

/** @throws UserError with a remedy if nothing can be published in the folder */
export async function checkFolder(host: Host): Promise<void> {
  await host.run(`
refuse() { echo "$(pwd) on $(hostname): $1" >&2; exit 1; }
for tool in flock rsync; do command -v $tool > /dev/null || refuse "$tool is not installed."; done
[ -w . ] || refuse "the account $(id -un) may not write here: change the owner with chown."
mkdir -p releases
[ -w releases ] || refuse "the account $(id -un) may not write into releases: change the owner with chown."
[ ! -e current ] || [ -L current ] || refuse "current is a folder, but must be a link: move the folder away."`);
}

/** Reads the list of releases. */
export async function readReleaseFolder(host: Host): Promise<ReleaseFolder> {
  const output = await host.run(`
echo "$(basename "$(readlink current || true)")"
cd releases 2> /dev/null || exit 0
for release in [0-9]*; do
  [ -d "$release" ] || continue
  published=$(cat "$release/.server/published" 2> /dev/null || true)
  taken=$(ls "$release/.server/taken-back" 2> /dev/null || true)
  printf '%s\\t%s\\t%s\\t%s\\n' "$release" "$published" "$taken" "$(cat "$release/${BUILD_NOTE}" 2> /dev/null || true)"
done`);
  const [current, ...lines] = output.trimEnd().split('\n');
  const releases = lines
    .map((line) => line.split('\t'))
    .filter(([number]) => /^\d+$/.test(number!))
    .map(([number, published, taken, note]) => ({
      number: Number(number),
      note: JSON.parse(note || '{"build":"unknown"}'),
      ...(published && { published }),
      isTakenBack: Boolean(taken),
    }))
    .sort((a, b) => a.number - b.number);
  const number = Number(current);
  return { releases, current: releases.some((release) => release.number === number) ? number : undefined };
}

/** The last release before a number that was public and not rolled back. */
export const releaseBefore = ({ releases }: ReleaseFolder, number: number) =>
  releases.findLast((release) => release.number < number && release.published && !release.isTakenBack);

/** The release that the server serves. After an interrupted release, `current` may lead to another one. */
export const lastPublished = (folder: ReleaseFolder) =>
  folder.releases.find(({ number, published }) => number === folder.current && published) ??
  releaseBefore(folder, Number.POSITIVE_INFINITY);

/** Points `current` to a release, atomically. The link is relative, so that the folder can be moved. */
export const switchTo = (host: Host, number: number) =>
  host.run(`ln -s releases/${number} next.$$\nmv -T next.$$ current`);

/** Records that a release is public from now on. */
export const markPublished = (host: Host, number: number) =>
  host.run(`date -u +%Y-%m-%dT%H:%M:%SZ > releases/${number}/.server/published
rm -f releases/${number}/.server/taken-back`);

/** Records that a release was rolled back. */
export const markTakenBack = (host: Host, number: number) =>
  host.run(`: > releases/${number}/.server/taken-back`);

/** The manifest of a release on the machine. */
export const readReleaseManifest = async (host: Host, number: number): Promise<Manifest> =>
  JSON.parse(await host.run(`cat releases/${number}/${MANIFEST_FILE}`));

/**
 * Copies hashed files of an older release into a newer one, for visitors who still have older pages open. It copies
 * the files of the older release’s own pages, and the files that this release kept from others less than 30 days ago.
 * @param part folder of the newer release, relative to the site's folder
 */
export async function keepHashedFiles(
  host: Host,
  older: number,
  part: string,
  newer: Manifest,
): Promise<void> {
  const from = `releases/${older}`;
  const own = await readReleaseManifest(host, older);
  const listed = await host.run(
    `date +%s\ncd ${from}\n[ ! -d .${HASHED_FILES} ] || find .${HASHED_FILES} -type f -printf '%T@ %P\\n'`,
  );
  const [now, ...lines] = listed.trim().split('\n');
  const files = lines.map((line) => {
    const [, time, name] = /^(\S+) (.+)$/.exec(line)!;
    return { name: `${HASHED_FILES.slice(1)}${name}`, age: Number(now) - Number(time) };
  });
  const gone = files.filter(({ name }) => !(name in newer.files));
  const replaced = gone.filter(({ name }) => name in own.files).map(({ name }) => name);
  const young = gone.filter(({ name, age }) => !(name in own.files) && age < STAY).map(({ name }) => name);
  const copy = `xargs -rd '\\n' cp -pn --parents -t "$OLDPWD/${part}" --`;
  await host.run(`cd ${from}\n${copy}`, [...replaced, ...young].join('\n'));
  // The modification time of these files is the time at which they were replaced.
  await host.run(`cd ${part}\nxargs -rd '\\n' touch --`, replaced.join('\n'));
}

/**
 * Removes the oldest releases, releases that were never public, and leftovers of interrupted releases.
 * @param keep the number of releases to keep, including the current one; releases that were rolled back do not count
 */
export async function collect(host: Host, keep: number): Promise<void> {
  const { releases, current } = await readReleaseFolder(host);
  const good = releases.filter(({ published, isTakenBack }) => published && !isTakenBack);
  const oldest = good.at(-keep)?.number ?? 0;
  const old = releases.filter(
    ({ number, published }) => number !== current && (!published || number < oldest),
  );
  const paths = old.map(({ number }) => quote(`releases/${number}`)).join(' ');
  await host.run(`rm -rf releases/.part-* next.* ${paths}`);
}
