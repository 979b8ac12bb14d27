import { stat } from 'node:fs/promises';
import { type Inspection, inspectPicture } from '../../pictures/inspect.ts';

export type Inspect = typeof inspectPicture;

/** Caches the inspection of each picture until its file changes, because the editor checks all of them after each change. */
export function createInspector(inspect: Inspect = inspectPicture): Inspect {
  const inspections = new Map<string, { version: string; inspection: Inspection }>();
  return async (path) => {
    // `ctime` changes with every change of a file, even where a program sets `mtime` back.
    const { size, mtimeMs, ctimeMs } = await stat(path);
    const version = [size, mtimeMs, ctimeMs].join(' ');
    const known = inspections.get(path);
    if (known?.version === version) return known.inspection;
    const inspection = await inspect(path);
    inspections.set(path, { version, inspection });
    return inspection;
  };
}
