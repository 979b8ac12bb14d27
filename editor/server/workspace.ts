import type { Workspace } from '../api.ts';
import { REDIRECTS_FILE, schemaOf } from '../files.ts';
import { FIELD_SCHEMAS } from './field-schemas.ts';
import type { WorkingCopy } from './working-copy.ts';

/**
 * What the editor’s page has of a file: its values, `null` where they cannot be read; its version where it has no form.
 * Undefined where it is not there.
 */
export function valueIn(copy: WorkingCopy, file: string): unknown {
  const version = copy.version(file);
  return schemaOf(file) && version !== undefined ? (copy.read(file) ?? null) : version;
}

/** Everything that the editor’s page shows. */
export async function workspace(copy: WorkingCopy): Promise<Workspace> {
  const status = await copy.status();
  return {
    schemas: FIELD_SCHEMAS,
    files: {
      // There may be none yet.
      [REDIRECTS_FILE]: [],
      ...Object.fromEntries(
        copy
          .files()
          .sort()
          .map((file) => [file, valueIn(copy, file)]),
      ),
    },
    ...status,
  };
}
