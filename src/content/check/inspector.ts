import { stat } from 'node:fs/promises';
import { type Inspection, inspectPicture } from '../../pictures/inspect.ts';

export type Inspect = typeof inspectPicture;

/** Looks at each picture once, until its file is another: who checks after each change does not decode all of them. */
export function createInspector(inspect: Inspect = inspectPicture): Inspect {
  const seen = new Map<string, { version: string; inspection: Inspection }>();
  return async (path) => {
    // The last of the times changes with anything that is done to a file, whatever its other time is set to.
    const { size, mtimeMs, ctimeMs } = await stat(path);
    const version = [size, mtimeMs, ctimeMs].join(' ');
    const known = seen.get(path);
    if (known?.version === version) return known.inspection;
    const inspection = await inspect(path);
    seen.set(path, { version, inspection });
    return inspection;
  };
}
