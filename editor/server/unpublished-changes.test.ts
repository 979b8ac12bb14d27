import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIXTURE_COMPANY } from '../../tests/support/trial-content.ts';
import type { Repository } from './repository.ts';
import { unpublishedChanges } from './unpublished-changes.ts';

const read = (file: string) => readFileSync(join(FIXTURE_COMPANY, file), 'utf8');

/** What is said of the fixture company when the public has seen other texts. */
const changesFrom = (seen: Record<string, string | undefined>) =>
  unpublishedChanges(
    FIXTURE_COMPANY,
    {
      changedSince: async () => Object.keys(seen),
      textAt: async (_commit: string, file: string) => seen[file],
    } as unknown as Repository,
    'public',
  );

test('before the first publication everything is new', async () => {
  expect(await unpublishedChanges(FIXTURE_COMPANY, {} as Repository, undefined)).toEqual([
    'The whole site, for the first time',
  ]);
});

test('fields are told by their labels', async () => {
  const seen = { 'company.yaml': read('company.yaml').replace(/telephone: .*/, 'telephone: "+256 1"') };
  expect(await changesFrom(seen)).toEqual(['Telephone on every page']);
});

test('files that came, went or changed are told', async () => {
  const words = await changesFrom({
    'pages/about.yaml': undefined,
    'pages/gone.yaml': 'title: Gone',
    'pictures/harbour.png': '\0bytes',
  });
  expect(words).toEqual(['New: Who We Are', 'Removed: Gone', 'One picture']);
});
