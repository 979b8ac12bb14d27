/** Protects the owner’s token: the CMS talks to its repository and nobody else. */
import { expect, test } from 'vitest';
import { adminHeaders } from './headers.ts';
import { readRepository } from './repository.ts';

test.each([
  ['github:owner/name', 'github', 'https://api.github.com', undefined],
  ['github:owner/name#main', 'github', 'https://api.github.com', 'main'],
  ['gitlab:group/sub/name', 'gitlab', 'https://gitlab.com/api/v4', undefined],
  ['gitea:https://git.example.org/owner/name', 'gitea', 'https://git.example.org/api/v1', undefined],
])('%s is a repository', (setting, name, api_root, branch) => {
  expect(readRepository(setting)).toMatchObject({ name, api_root, branch, auth_methods: ['token'] });
});

test.each(['', 'owner/name', 'github:name', 'svn:owner/name', 'github:http://example.org/owner/name'])(
  '“%s” is refused with the remedy',
  (setting) => {
    expect(() => readRepository(setting)).toThrow(/is not a repository.*Write it like github:owner\/name/);
  },
);

test('the page may contact its own host and that of the repository, no other', () => {
  const connect = (setting: string) =>
    /connect-src ([^;]*)/.exec(adminHeaders(setting)['Content-Security-Policy']!)![1];
  expect(connect('github:owner/name')).toBe("'self' blob: data: https://api.github.com");
  expect(connect('gitea:https://git.example.org/owner/name')).toBe(
    "'self' blob: data: https://git.example.org",
  );
});
