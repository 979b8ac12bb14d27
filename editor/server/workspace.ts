import type { Workspace } from '../api.ts';
import { pictureFile, REDIRECTS_FILE, schemaOf } from '../files.ts';
import { FIELD_SCHEMAS } from './field-schemas.ts';
import type { WorkingCopy } from './working-copy.ts';

/**
 * What the editor’s page has of a file: its values, `null` where they cannot be read; of a picture its version. Undefined
 * where it is not there.
 */
export function valueIn(copy: WorkingCopy, file: string): unknown {
  if (pictureFile(file)) return copy.pictures.version(file);
  return copy.read(file) ?? (copy.files().includes(file) ? null : undefined);
}

/** Everything that the editor’s page shows. */
export async function workspace(copy: WorkingCopy): Promise<Workspace> {
  const status = await copy.status();
  const files = copy
    .files()
    .filter((file) => schemaOf(file) || pictureFile(file))
    .sort();
  return {
    schemas: FIELD_SCHEMAS,
    files: {
      // There may be none yet.
      [REDIRECTS_FILE]: [],
      ...Object.fromEntries(files.map((file) => [file, valueIn(copy, file)])),
    },
    ...status,
  };
}
