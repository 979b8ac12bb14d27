/** What a test cannot make a real repository or server do. publisher.test.ts publishes to real ones. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Status } from '../api.ts';
import type { PublicVersion } from './public-versions.ts';
import { createPublisher } from './publisher.ts';
import type { Repository } from './repository.ts';
import { unpublishedChanges } from './unpublished-changes.ts';
import type { WorkingCopy } from './working-copy.ts';

vi.mock('./unpublished-changes.ts', () => ({ unpublishedChanges: vi.fn() }));

const DAY = new Date('2026-11-01T08:00:00Z');
const version = (commit: string): PublicVersion => ({ commit, tree: commit, since: DAY, isTakenBack: false });

let versions: PublicVersion[];
let saved: Partial<Status>;
/** The commits that the public address serves, one after the other; the last one stays. */
let served: (string | undefined)[];
let publisher: ReturnType<typeof createPublisher>;

const repository = {
  branch: 'main',
  remote: 'origin',
  author: async () => ({ name: 'Ana', email: 'ana@a.example' }),
  isKnown: async (commit: string) => commit !== 'unknown',
  publicVersions: async () => [...versions],
  markPublic: vi.fn(async (commit: string) => void versions.unshift(version(commit))),
  commit: vi.fn(async (_message: string) => 'new'),
  commitAgain: async () => 'new',
  push: vi.fn(async () => 'new'),
};

async function finish(begin: () => Promise<void>) {
  await begin();
  await vi.waitFor(async () => expect((await publisher.state()).isRunning).toBe(false));
  return publisher.state();
}

/** Runs a task before each response of the public address. */
function onRequest(task: () => Promise<void>) {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    await task();
    return fetch(...request);
  });
}

beforeEach(() => {
  vi.clearAllMocks();
  versions = [];
  saved = { problems: [], conflicts: [], unsaved: [] };
  served = ['new'];
  vi.mocked(unpublishedChanges).mockResolvedValue([]);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => {
    const commit = served.length > 1 ? served.shift() : served[0];
    if (!commit) throw new Error('No answer');
    return Response.json({ commit });
  });
  publisher = createPublisher({
    copy: { content: 'content', save: async () => saved } as WorkingCopy,
    repository: repository as unknown as Repository,
    address: 'https://a.example',
    releaser: { release: async () => {}, rollBack: async () => {} },
    checkout: 'checkout',
    pause: 1,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  [[], 'Published again'],
  [['Telephone', 'Home page'], 'Telephone; Home page'],
  [['x'.repeat(72)], 'x'.repeat(72)],
  [['x'.repeat(40), 'y'.repeat(40)], `2 changes\n\n- ${'x'.repeat(40)}\n- ${'y'.repeat(40)}`],
])('the message of a commit lists the changes: %j', async (changes, message) => {
  vi.mocked(unpublishedChanges).mockResolvedValue(changes);
  await finish(() => publisher.publish());
  expect(repository.commit).toHaveBeenCalledExactlyOnceWith(message);
});

test('while the address does not show the new version yet, the step says so', async () => {
  served = ['old', undefined, 'new'];
  const details = new Set<string | undefined>();
  onRequest(async () => void details.add((await publisher.state()).steps.at(-1)!.detail));
  expect((await finish(() => publisher.publish())).failure).toBeUndefined();
  expect([...details]).toEqual([
    undefined,
    'It shows the version before. Tests and building take some minutes.',
    'It does not say yet what it shows.',
  ]);
  expect(repository.markPublic).toHaveBeenCalledExactlyOnceWith('new');
});

test('while windows watch a publication, the changes are looked up once; after it they are looked up again', async () => {
  vi.mocked(unpublishedChanges).mockResolvedValue(['Telephone']);
  served = ['old', 'new'];
  const watched: string[][] = [];
  onRequest(async () => {
    const { isRunning, changes } = await publisher.state();
    if (isRunning) watched.push(changes);
    vi.mocked(unpublishedChanges).mockResolvedValue([]);
  });
  expect((await finish(() => publisher.publish())).changes).toEqual([]);
  expect(watched).toEqual([['Telephone'], ['Telephone']]);
});

test.each([
  [{ conflicts: [{ file: 'company.yaml', path: [] }] }, 'Somebody else has changed the same'],
  [{ unsaved: ['company.yaml'] }, 'Not everything is saved: press Save, then publish again.'],
])('%j is published nowhere', async (found, words) => {
  Object.assign(saved, found);
  expect((await finish(() => publisher.publish())).failure).toContain(words);
  expect(repository.commit).not.toHaveBeenCalled();
});

test('git’s words are explained where a commit is sent, and the log has them', async () => {
  versions = [version('now'), version('older')];
  const cause = new Error('The requested URL returned error: 403');
  for (const begin of [publisher.publish, publisher.rollBack]) {
    repository.push.mockRejectedValueOnce(cause);
    expect((await finish(() => begin())).failure).toContain('The repository did not let you in.');
    expect(vi.mocked(console.error).mock.lastCall).toEqual([expect.objectContaining({ cause })]);
  }
});

test('what somebody else has published meanwhile is noticed, asked for once a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: DAY });
  served = ['now'];
  expect(await publisher.state()).toMatchObject({ canRollBack: false, since: DAY.toISOString() });
  served = ['theirs'];
  vi.setSystemTime(DAY.getTime() + 59_999);
  expect((await publisher.state()).canRollBack).toBe(false);
  vi.setSystemTime(DAY.getTime() + 60_000);
  expect((await publisher.state()).canRollBack).toBe(true);
  expect(repository.markPublic.mock.calls).toEqual([['now'], ['theirs']]);
});

test.each([['now'], ['unknown'], [undefined]])(
  'an address that serves %s has no new version',
  async (commit) => {
    served = [commit];
    versions = [version('now'), version('older')];
    await publisher.state();
    expect(repository.markPublic).not.toHaveBeenCalled();
  },
);
