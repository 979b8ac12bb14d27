import type { Workspace } from '../api.ts';
import { schemaNameOf } from '../files.ts';
import { FIELD_SCHEMAS } from './field-schemas.ts';
import type { WorkingCopy } from './working-copy.ts';

/**
 * A file as the page receives it: its values, or `null` if they cannot be read. A file without a form has its version
 * instead. Undefined if the file does not exist.
 */
export function valueIn(copy: WorkingCopy, file: string): unknown {
  const version = copy.version(file);
  if (version === undefined) return undefined;
  return schemaNameOf(file) ? (copy.read(file) ?? null) : version;
}

/** Everything that the page shows. */
export async function workspace(copy: WorkingCopy): Promise<Workspace> {
  const status = await copy.status();
  return {
    schemas: FIELD_SCHEMAS,
    files: Object.fromEntries(
      copy
        .files()
        .sort()
        .map((file) => [file, valueIn(copy, file)]),
    ),
    ...status,
  };
}
