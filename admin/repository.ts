import type { CmsConfig } from '@sveltia/cms';

/** The repository that the CMS at `/admin` commits to. */
export interface Repository {
  backend: CmsConfig['backend'];
  /** The origins of its programming interface: all that the page contacts beside its own. */
  origins: string[];
}

/** The setting of `npm run edit`: the CMS works on a folder of this computer, but asks for a name all the same. */
export const LOCAL = 'local';

/** The programming interface of each kind of host, below its address; on GitHub’s and GitLab’s own site, and Codeberg’s. */
const HOSTS = {
  github: { site: 'https://github.com', api: 'https://api.github.com', path: '/api/v3' },
  gitlab: { site: 'https://gitlab.com', api: 'https://gitlab.com/api/v4', path: '/api/v4' },
  gitea: { site: 'https://codeberg.org', api: 'https://codeberg.org/api/v1', path: '/api/v1' },
};

/**
 * Reads the one setting of the CMS: `github:owner/name`, or `gitlab:` or `gitea:` (also Forgejo) with the address of the
 * host where it is not their own: `gitea:https://git.example.org/owner/name`. `#branch` may follow.
 * @throws Error with one sentence if it is no repository
 */
export function readRepository(setting: string): Repository {
  if (setting === LOCAL)
    return { backend: { name: 'github', repo: 'this/computer', auth_methods: ['token'] }, origins: [] };
  const [, kind, host, repo, branch] =
    /^(github|gitlab|gitea):(?:(https:\/\/[\w.-]+(?::\d+)?)\/)?([\w.-]+(?:\/[\w.-]+)+)(?:#([\w./-]+))?$/.exec(
      setting,
    ) ?? [];
  if (!kind)
    throw new Error(
      `CMS_REPOSITORY is no repository: “${setting}”. Write it like github:owner/name, or leave it out and the site has no /admin.`,
    );
  const { site, api, path } = HOSTS[kind as keyof typeof HOSTS];
  const root = host ? host + path : api;
  const backend = {
    name: kind as 'github',
    repo: repo!,
    api_root: root,
    auth_methods: ['token' as const],
    ...(branch && { branch }),
    ...(host && { base_url: host }),
    commit_messages: {
      create: 'Content: new, {{slug}}',
      update: 'Content: change {{slug}}',
      delete: 'Content: remove {{slug}}',
      uploadMedia: 'Pictures: add {{path}}',
      deleteMedia: 'Pictures: remove {{path}}',
    },
  };
  return {
    backend,
    origins: [...new Set([new URL(root).origin, ...(kind === 'github' ? [] : [host ?? site])])],
  };
}
