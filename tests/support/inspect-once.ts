import { readFileSync } from 'node:fs';
import type * as inspect from '../../src/pictures/inspect.ts';

/**
 * Replaces the module `src/pictures/inspect.ts` with `vi.mock` in tests of the whole content check. It inspects each file
 * again only after its bytes have changed, because every test would otherwise decode the same pictures.
 */
export function inspectOnce({ inspectPicture }: typeof inspect): typeof inspect {
  const seen = new Map<string, ReturnType<typeof inspectPicture>>();
  return {
    inspectPicture(path) {
      const bytes = readFileSync(path, 'latin1');
      const inspection = seen.get(bytes) ?? inspectPicture(path);
      seen.set(bytes, inspection);
      return inspection;
    },
  };
}
