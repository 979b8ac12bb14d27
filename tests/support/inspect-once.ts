import { readFileSync } from 'node:fs';
import type * as inspect from '../../src/pictures/inspect.ts';

/**
 * For tests of the whole content check, which would decode the same pictures again in each: takes the place of the
 * module by `vi.mock` and looks at each file once, until it holds something else.
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
