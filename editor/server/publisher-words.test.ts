/** What the publisher asks and says, with an imitated repository. publisher.test.ts publishes to real ones. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Status } from '../api.ts';
import type { PublicVersion } from './public-versions.ts';
import { createPublisher } from './publisher.ts';
import type { Repository } from './repository.ts';
import { unpublishedChanges } from './unpublished-changes.ts';
import type { WorkingCopy } from './working-copy.ts';

vi.mock('./unpublished-changes.ts', () => ({ unpublishedChanges: vi.fn() }));

const ADDRESS = 'https://a.example';
const ANA = { name: 'Ana', email: 'ana@a.example' };
const DAY = new Date('2026-11-01T08:00:00Z');
const version = (commit: string, tree = commit): PublicVersion => ({
  commit,
  tree,
  since: DAY,
  isTakenBack: false,
});

let versions: PublicVersion[];
let saved: Partial<Status>;
/** What the public address answers, one commit after the other; the last one stays. */
let served: (string | undefined)[];
let asked: [url: string, headers: HeadersInit | undefined][];

const repository = {
  branch: 'main',
  remote: 'origin' as string | undefined,
  author: async () => ANA,
  setAuthor: vi.fn(),
  isKnown: async (commit: string) => commit !== 'unknown',
  publicVersions: async () => [...versions],
  markPublic: vi.fn(async (commit: string) => void versions.unshift(version(commit))),
  commit: vi.fn(async (_message: string) => 'new'),
  commitAgain: vi.fn(async () => 'new'),
  push: vi.fn(async () => 'new'),
  checkOut: vi.fn(),
  head: async () => 'head',
};
const releaser = { release: vi.fn(), rollBack: vi.fn() };

const createWith = (given: object | undefined, patience = 5000) =>
  createPublisher({
    copy: { content: 'content', save: async () => saved } as WorkingCopy,
    repository: given as Repository | undefined,
    address: ADDRESS,
    releaser,
    checkout: 'checkout',
    patience,
    pause: 1,
  });
const create = () => createWith(repository);

async function finish(publisher: ReturnType<typeof create>, begin: () => Promise<void>) {
  await begin();
  await vi.waitFor(async () => expect((await publisher.state()).isRunning).toBe(false));
  return publisher.state();
}

beforeEach(() => {
  vi.clearAllMocks();
  repository.remote = 'origin';
  versions = [];
  saved = { problems: [], conflicts: [], unsaved: [] };
  served = ['new'];
  asked = [];
  vi.mocked(unpublishedChanges).mockResolvedValue([]);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit = {}) => {
    asked.push([url, headers]);
    const commit = served.length > 1 ? served.shift() : served[0];
    if (!commit) throw new Error('No answer');
    return Response.json({ commit });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const labelsOf = async (publisher: ReturnType<typeof create>) =>
  (await publisher.state()).steps.map(({ label }) => label);

test('the steps through a repository that publishes', async () => {
  const publisher = create();
  await finish(publisher, () => publisher.publish());
  expect(await labelsOf(publisher)).toEqual([
    'Save and check everything',
    'Write it into the history',
    'Send it to the repository that publishes',
    'See it at https://a.example',
  ]);
  expect(asked[0]).toEqual(['https://a.example/build.json', { 'Cache-Control': 'no-cache' }]);
});

test('the steps from this machine, and back', async () => {
  repository.remote = undefined;
  const publisher = create();
  expect(await finish(publisher, () => publisher.publish())).toMatchObject({ failure: undefined });
  expect(repository.checkOut).toHaveBeenLastCalledWith('new', 'checkout');
  expect(releaser.release).toHaveBeenCalledExactlyOnceWith('checkout', expect.any(Function));
  expect(await labelsOf(publisher)).toEqual([
    'Save and check everything',
    'Write it into the history',
    'Build the site and put it online',
    'See it at https://a.example',
  ]);
  versions = [version('now'), version('older')];
  served = ['older'];
  await finish(publisher, () => publisher.rollBack());
  expect(await labelsOf(publisher)).toEqual(['Put the version before online', 'See it at https://a.example']);
  expect(repository.checkOut).toHaveBeenLastCalledWith('head', 'checkout');
  expect(releaser.rollBack).toHaveBeenCalledOnce();
});

test('the history says what changed: in one line where there is room, in a list where there is not', async () => {
  const publisher = create();
  const messageFor = async (changes: string[]) => {
    vi.mocked(unpublishedChanges).mockResolvedValue(changes);
    await finish(publisher, () => publisher.publish());
    return repository.commit.mock.lastCall![0];
  };
  expect(await messageFor([])).toBe('Published again');
  expect(await messageFor(['Telephone', 'Home page'])).toBe('Telephone; Home page');
  expect(await messageFor(['x'.repeat(72)])).toBe('x'.repeat(72));
  expect(await messageFor(['x'.repeat(40), 'y'.repeat(40)])).toBe(
    `2 changes\n\n- ${'x'.repeat(40)}\n- ${'y'.repeat(40)}`,
  );
});

test('while the address does not show it yet, the step says so', async () => {
  served = ['old', undefined, 'new'];
  const publisher = create();
  const said = new Set<string | undefined>();
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...question: Parameters<typeof fetch>) => {
    said.add((await publisher.state()).steps.at(-1)!.detail);
    return fetch(...question);
  });
  const { failure } = await finish(publisher, () => publisher.publish());
  expect(failure).toBeUndefined();
  expect([...said]).toEqual([
    undefined,
    'It shows the version before. Tests and building take some minutes.',
    'It does not say yet what it shows.',
  ]);
  expect(repository.markPublic).toHaveBeenCalledExactlyOnceWith('new');
});

test('windows that watch a publication have the changes looked up once; after it they are looked up again', async () => {
  vi.mocked(unpublishedChanges).mockResolvedValue(['Telephone']);
  const publisher = create();
  const watched: string[][] = [];
  let lookedUp = 0;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...question: Parameters<typeof fetch>) => {
    vi.mocked(unpublishedChanges).mockClear();
    for (let i = 0; i < 3; i++) watched.push((await publisher.state()).changes);
    lookedUp += vi.mocked(unpublishedChanges).mock.calls.length;
    return fetch(...question);
  });
  served = ['old', 'new'];
  await publisher.publish();
  await vi.waitFor(() => expect(repository.markPublic).toHaveBeenCalled());
  expect(watched).toEqual(Array(6).fill(['Telephone']));
  expect(lookedUp).toBe(1);
  vi.mocked(unpublishedChanges).mockResolvedValue([]);
  await vi.waitFor(async () => expect((await publisher.state()).isRunning).toBe(false));
  expect((await publisher.state()).changes).toEqual([]);
});

test.each([
  [
    { conflicts: [{ file: 'company.yaml', path: [], mine: 1, theirs: 2 }] },
    'Somebody else has changed the same',
  ],
  [{ problems: [{ file: 'company.yaml', message: 'is wrong.' }] }, 'Something has to be corrected first'],
  [{ unsaved: ['company.yaml'] }, 'Not everything is saved: press Save, then publish again.'],
])('%j is published nowhere', async (found, words) => {
  Object.assign(saved, found);
  const publisher = create();
  const { failure } = await finish(publisher, () => publisher.publish());
  expect(failure).toContain(words);
  expect(repository.commit).not.toHaveBeenCalled();
});

const NOT_PUBLIC =
  'https://a.example does not serve this build: the response to /about has status 403, not 200.\nRelease 12 is public as before.';

test('the message of the release is passed on, whatever words of git are in it', async () => {
  repository.remote = undefined;
  versions = [version('now'), version('older')];
  releaser.release.mockRejectedValueOnce(new Error(NOT_PUBLIC));
  releaser.rollBack.mockRejectedValueOnce(new Error(NOT_PUBLIC));
  const publisher = create();
  for (const begin of [publisher.publish, publisher.rollBack]) {
    const { failure } = await finish(publisher, () => begin());
    expect(failure).toBe(`${NOT_PUBLIC} Everything is saved.`);
  }
});

test('git’s words are explained where a commit is sent, and the log has them', async () => {
  versions = [version('now'), version('older')];
  const original = new Error('The requested URL returned error: 403');
  const publisher = create();
  for (const begin of [publisher.publish, publisher.rollBack]) {
    repository.push.mockRejectedValueOnce(original);
    const { failure } = await finish(publisher, () => begin());
    expect(failure).toContain('The repository did not let you in.');
    expect(vi.mocked(console.error).mock.lastCall).toEqual([expect.objectContaining({ cause: original })]);
  }
});

test('an address that stays as it was is told as such', async () => {
  served = ['old'];
  const publisher = createWith(repository, 0);
  const { failure } = await finish(publisher, () => publisher.publish());
  expect(failure).toMatch(/^https:\/\/a\.example still shows the version before\..* Everything is saved\.$/);
});

test('what somebody else has published meanwhile is noticed, asked for once a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: DAY });
  const publisher = create();
  served = ['now'];
  expect(await publisher.state()).toMatchObject({ canRollBack: false, since: DAY.toISOString() });
  expect(repository.markPublic).toHaveBeenCalledExactlyOnceWith('now');
  served = ['theirs'];
  vi.setSystemTime(DAY.getTime() + 59_999);
  expect((await publisher.state()).canRollBack).toBe(false);
  expect(asked).toHaveLength(1);
  vi.setSystemTime(DAY.getTime() + 60_000);
  expect((await publisher.state()).canRollBack).toBe(true);
  expect(repository.markPublic).toHaveBeenLastCalledWith('theirs');
});

test.each([['now'], ['unknown'], [undefined]])(
  'an address that shows %s tells nothing new',
  async (commit) => {
    served = [commit];
    versions = [version('now'), version('older')];
    expect(await create().state()).toMatchObject({ since: DAY.toISOString() });
    expect(asked).toHaveLength(1);
    expect(repository.markPublic).not.toHaveBeenCalled();
  },
);

test('an address that was never published to is asked, too', async () => {
  served = ['unknown'];
  const { since, canRollBack } = await create().state();
  expect({ since, canRollBack }).toEqual({ since: undefined, canRollBack: false });
});

test('the same content as now is not what was before', async () => {
  const publisher = create();
  served = ['now'];
  versions = [version('now', 'same'), version('again', 'same')];
  expect((await publisher.state()).canRollBack).toBe(false);
  await expect(publisher.rollBack()).rejects.toThrow('There is no version before this one.');
  versions.push(version('first', 'other'));
  served = ['new'];
  await finish(publisher, () => publisher.rollBack());
  expect(repository.commitAgain).toHaveBeenCalledWith('first', 'Taken back: the version before', 'checkout');
});

test('each content has the time when it became public', async () => {
  versions = [version('now', 'tree')];
  expect(await create().publishedTrees()).toEqual(new Map([['tree', DAY.toISOString()]]));
  expect(await createWith(undefined).publishedTrees()).toEqual(new Map());
});

test('only a whole name and address is taken for the history', async () => {
  const publisher = create();
  for (const author of [
    { name: ' ', email: 'a@b.example' },
    { name: 'Ana', email: ' ' },
  ]) {
    await finish(publisher, () => publisher.publish(author));
    expect(repository.setAuthor).not.toHaveBeenCalled();
  }
  await finish(publisher, () => publisher.publish(ANA));
  expect(repository.setAuthor).toHaveBeenCalledExactlyOnceWith(ANA);
});

test.each([
  [undefined, 'This folder has no history. Install git'],
  [{ ...repository, branch: '' }, 'is at work on its history. Try again later.'],
])('what stands in the way is said', async (given, words) => {
  const publisher = createWith(given);
  const { obstacle, changes, canRollBack } = await publisher.state();
  expect(obstacle).toContain(words);
  expect({ changes, canRollBack }).toEqual({ changes: [], canRollBack: false });
  await expect(publisher.publish()).rejects.toThrow(words);
});

test('nobody publishes without a name', async () => {
  const publisher = createWith({ ...repository, author: async () => undefined });
  await expect(publisher.publish()).rejects.toThrow('Write your name and your e-mail address first.');
  expect(await labelsOf(publisher)).toEqual([]);
});

test('what is not public is looked up once while the site is published, and each time otherwise', async () => {
  const publisher = create();
  let answer = (_: Response) => {};
  vi.stubGlobal('fetch', () => {
    return new Promise<Response>((resolve) => {
      answer = resolve;
    });
  });
  vi.mocked(unpublishedChanges).mockResolvedValue(['Telephone']);
  await publisher.publish();
  await vi.waitFor(async () => expect((await publisher.state()).steps.at(-1)!.state).toBe('running'));
  const before = vi.mocked(unpublishedChanges).mock.calls.length;
  expect(await publisher.state()).toMatchObject({ isRunning: true, changes: ['Telephone'] });
  expect(unpublishedChanges).toHaveBeenCalledTimes(before);
  vi.stubGlobal('fetch', async () => Response.json({ commit: 'new' }));
  answer(Response.json({ commit: 'new' }));
  vi.mocked(unpublishedChanges).mockResolvedValue([]);
  await vi.waitFor(async () =>
    expect(await publisher.state()).toMatchObject({ isRunning: false, changes: [] }),
  );
});
