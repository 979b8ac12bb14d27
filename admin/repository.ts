import type { GitBackend } from '@sveltia/cms';
import { buildError } from '../src/build-error.ts';

/** The programming interface of each kind of host: on GitHub’s and GitLab’s own site, and Codeberg’s; its path on others. */
const HOSTS: Record<string, { api: string; path: string }> = {
  github: { api: 'https://api.github.com', path: '/api/v3' },
  gitlab: { api: 'https://gitlab.com/api/v4', path: '/api/v4' },
  gitea: { api: 'https://codeberg.org/api/v1', path: '/api/v1' },
};

/**
 * The repository that the CMS commits to, from its one setting: `github:owner/name`, or `gitlab:` or `gitea:` (also Forgejo)
 * with the address of the host where it is not their own: `gitea:https://git.example.org/owner/name`. `#branch` may follow.
 * @throws Error without a stack, if it is not a repository
 */
export function readRepository(setting: string) {
  const [, kind, host, repo, branch] =
    /^(github|gitlab|gitea):(?:(https:\/\/[\w.-]+(?::\d+)?)\/)?([\w.-]+(?:\/[\w.-]+)+)(?:#([\w./-]+))?$/.exec(
      setting,
    ) ?? [];
  if (!kind)
    throw buildError(
      `CMS_REPOSITORY is not a repository: “${setting}”. Write it like github:owner/name. If it is not set, the site has no /admin.`,
    );
  const { api, path } = HOSTS[kind]!;
  return {
    name: kind as 'github',
    repo: repo!,
    branch,
    base_url: host,
    api_root: host ? host + path : api,
    auth_methods: ['token'],
  } satisfies GitBackend;
}
