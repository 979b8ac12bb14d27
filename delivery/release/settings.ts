/** Reads `deploy.yaml`, the targets of releases. It contains no secrets: SSH and wrangler have their own. */
import { readFile } from 'node:fs/promises';
import { z } from 'astro/zod';
import { parseDocument } from 'yaml';
import { UserError } from '../user-error.ts';

const text = (missing: string) => z.string({ error: missing }).trim().min(1, missing);

const address = z
  .string({ error: 'is missing: write the public address, like `https://www.example.com`' })
  .regex(/^(https:\/\/[^/\s]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/, {
    error: 'is not a public address: write it like `https://www.example.com`, with nothing after it',
  });

const common = {
  address: address.describe('The public address of the site, which is checked after each release.'),
  public: z
    .boolean({ error: 'is neither `true` nor `false`' })
    .default(true)
    .describe('`false` for a trial, which search engines must not list.'),
  wait: z
    .int({ error: 'is not a whole number of seconds' })
    .min(1, 'is not a whole number of seconds from 1 to 600')
    .max(600, 'is not a whole number of seconds from 1 to 600')
    .default(30)
    .describe('The time limit, in seconds, for the public address to serve a new release.'),
};

const machine = {
  ...common,
  folder: text('is missing: write the folder of the site on that machine, like `/srv/site`').regex(
    /^\//,
    'does not begin with a slash: write the whole path, like `/srv/site`',
  ),
  reload: text(
    'is missing: write the command that makes the server reread its configuration, like `systemctl reload-or-restart caddy`',
  ),
  keep: z
    .int({ error: 'is not a whole number' })
    .min(2, 'is less than 2: a rollback needs a previous release')
    .max(100, 'is more than 100')
    .default(5)
    .describe('The number of releases to keep for a rollback.'),
};

const host = text('is missing: write the account and the machine, like `deploy@www.example.com`').regex(
  /^[^-\s]\S*$/,
  {
    error: 'is not a host of SSH: write it like `deploy@www.example.com`',
  },
);

const target = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('folder'), ...machine }),
    z.strictObject({ kind: z.literal('ssh'), ...machine, host }),
    z.strictObject({
      kind: z.literal('cloudflare'),
      ...common,
      name: text('is missing: write the name of the worker on Cloudflare, like `website`'),
    }),
  ],
  {
    error: ({ code }) =>
      code === 'invalid_union' ? 'is missing or unknown: write `folder`, `ssh` or `cloudflare`' : undefined,
  },
);

const settings = z.strictObject({
  targets: z.record(z.string(), target, { error: 'is missing: name at least one target under it' }),
});

export type Target = z.infer<typeof target>;
export type MachineTarget = Exclude<Target, { kind: 'cloudflare' }>;

/** “deploy.yaml, targets, public, `reload`: is missing: …” */
function formatIssue(file: string, { path, message, ...issue }: z.core.$ZodIssue): string {
  const unknown = issue.code === 'unrecognized_keys' ? (issue as { keys: string[] }).keys[0] : undefined;
  const names = [...path.map(String), ...(unknown === undefined ? [] : [unknown])];
  const last = names.pop();
  const what = unknown === undefined ? message : 'is not a setting: correct its name or remove it';
  return `${[file, ...names, ...(last === undefined ? [] : [`\`${last}\``])].join(', ')}: ${what}`;
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
