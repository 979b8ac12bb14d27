/** Reads `deploy.yaml`, the targets of releases. It contains no secrets: SSH and wrangler have their own. */
import { readFile } from 'node:fs/promises';
import { z } from 'astro/zod';
import { parseDocument } from 'yaml';
import { UserError } from '../user-error.ts';

/** What to write for each setting. */
const REMEDIES: Record<string, string> = {
  targets: 'name at least one target under it',
  kind: 'write `folder`, `ssh` or `cloudflare`',
  address: 'write the public address, like `https://www.example.com`, with nothing after it',
  public: 'write `true`, or `false` for a trial, which search engines must not list',
  wait: 'write the seconds until the address must serve a new release, from 1 to 600',
  host: 'write the account and the machine, like `deploy@www.example.com`',
  folder: 'write the whole path of the site on that machine, like `/srv/site`',
  reload:
    'write the command that makes the server reread its configuration, like `systemctl reload-or-restart caddy`',
  keep: 'write the number of releases to keep for a rollback, from 2 to 100',
  name: 'write the name of the worker on Cloudflare, like `website`',
};

const common = {
  address: z.string().regex(/^(https:\/\/[^/\s]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/),
  public: z.boolean().default(true),
  wait: z.int().min(1).max(600).default(30),
};

const machine = {
  ...common,
  folder: z.string().trim().startsWith('/'),
  reload: z.string().trim().min(1),
  keep: z.int().min(2).max(100).default(5),
};

const target = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('folder'), ...machine }),
  z.strictObject({ kind: z.literal('ssh'), ...machine, host: z.string().regex(/^[^-\s]\S*$/) }),
  z.strictObject({ kind: z.literal('cloudflare'), ...common, name: z.string().trim().min(1) }),
]);

const settings = z.strictObject({ targets: z.record(z.string(), target) });

export type Target = z.infer<typeof target>;
export type MachineTarget = Exclude<Target, { kind: 'cloudflare' }>;

/** “deploy.yaml, targets, public, `reload`: is missing or wrong: …” */
function formatIssue(file: string, issue: z.core.$ZodIssue): string {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const [name = 'targets', ...around] = [...issue.path, ...(unknown ? [unknown] : [])].map(String).reverse();
  const what = unknown
    ? 'is not a setting: correct its name or remove it'
    : `is missing or wrong: ${REMEDIES[name] ?? 'write its settings under it'}`;
  return `${[file, ...around.reverse(), `\`${name}\``].join(', ')}: ${what}`;
}

/**
 * Reads one target of the settings, and checks all of them.
 * @param path of the file, `deploy.yaml`
 * @throws UserError that names the file, the field and the remedy
 */
export async function readTarget(path: string, name: string | undefined): Promise<Target> {
  const file = path.slice(path.lastIndexOf('/') + 1);
  const source = await readFile(path, 'utf8').catch(() => {
    throw new UserError(`${file} is missing: docs/deploy.md says what to write in it.`);
  });
  const document = parseDocument(source);
  const [error] = document.errors;
  if (error) throw new UserError(`${file}, line ${error.linePos?.[0].line}: ${error.message.split('\n')[0]}`);
  const { data, error: refusal } = settings.safeParse(document.toJS());
  if (refusal) throw new UserError(refusal.issues.map((issue) => formatIssue(file, issue)).join('\n'));
  const known = Object.keys(data.targets).join(', ');
  if (name === undefined)
    throw new UserError(`Name a target: npm run release -- <target>. ${file} has ${known}.`);
  if (!Object.hasOwn(data.targets, name))
    throw new UserError(`There is no target "${name}": ${file} has ${known}.`);
  return data.targets[name]!;
}
