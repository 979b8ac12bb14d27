import { expect, test } from 'vitest';
import { explainFailure, explainPush } from './explain-failure.ts';
import { Refusal } from './refusal.ts';

test.each([
  [
    "fatal: unable to access 'https://a.example/': Could not resolve host: a.example",
    /There is no connection/,
  ],
  ['ssh: connect to host a.example port 22: Connection timed out', /There is no connection/],
  ['Error: connect timeout', /There is no connection/],
  ['ssh: connect to host a.example port 22: Network is unreachable', /There is no connection/],
  ['block timeout reached', /There is no connection/],
  ['connect to host a.example port 22: Connection refused', /There is no connection/],
  ["fatal: Authentication failed for 'https://a.example/'", /did not let you in/],
  ['git@a.example: Permission denied (publickey).', /did not let you in/],
  ["fatal: could not read Username for 'https://a.example'", /did not let you in/],
  ['The requested URL returned error: 403', /did not let you in/],
  ['error: could not apply 1a2b3c4... Telephone', /changed the same lines/],
  ["error: Entry 'README.md' not uptodate. Cannot merge.", /changed the same lines or files/],
  ['CONFLICT (content): Merge conflict in content/company.yaml', /changed the same lines/],
  [' ! [rejected] main -> main', /publishing just now/],
  ['Updates were rejected (fetch first)', /publishing just now/],
  ['! main -> main (non-fast-forward)', /publishing just now/],
])('git’s words “%s” are explained when sending fails, and stay its cause', (message, words) => {
  const original = new Error(message);
  const explained = explainPush(original);
  expect(explained.message).toMatch(words);
  expect(explained.cause).toBe(original);
});

test('an error of sending that is not known stays as it is', () => {
  const original = new Error('The disk is full.');
  expect(explainPush(original)).toBe(original);
});

test.each([
  'https://a.example does not serve this build: the response to /about has status 403, not 200.\nRelease 12 is public as before.',
  'https://a.example does not serve this build: /build.json does not respond: The operation was aborted due to timeout.',
  'rsync: [Receiver] mkdir "/srv/site" failed: Permission denied (13).',
  'https://a.example still shows the version before.',
])('“%s” is passed on unchanged', (message) => {
  expect(explainFailure(new Error(`${message}\n`))).toBe(`${message} Everything is saved.`);
});

test('a refusal is passed on alone, because perhaps nothing is saved', () => {
  expect(explainFailure(new Refusal('Rejected: correct this first.'))).toBe('Rejected: correct this first.');
});
