import { readFileSync } from 'node:fs';
import type { inspectPicture } from '../../src/pictures/inspect.ts';

/**
 * An inspection of pictures for tests of the whole content check. It inspects each file again only after its bytes have
 * changed, because every test would otherwise decode the same pictures.
 */
export function inspectOnce(inspect: typeof inspectPicture): typeof inspectPicture {
  const seen = new Map<string, ReturnType<typeof inspectPicture>>();
  return (path) => {
    const bytes = readFileSync(path, 'latin1');
    const inspection = seen.get(bytes) ?? inspect(path);
    seen.set(bytes, inspection);
    return inspection;
  };
}
