import { expect, test } from 'vitest';
import { explainFailure } from './explain-failure.ts';
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
])('%s', (message, words) => {
  const said = explainFailure(new Error(message));
  expect(said).toMatch(words);
  expect(said).toMatch(/\. Everything is saved\.$/);
});

test('what nobody has foreseen is told as it is', () => {
  expect(explainFailure(new Error('The disk is full.\n'))).toBe('The disk is full. Everything is saved.');
});

test('a refusal stands alone: perhaps nothing is saved', () => {
  expect(explainFailure(new Refusal('Rejected: correct this first.'))).toBe('Rejected: correct this first.');
});
