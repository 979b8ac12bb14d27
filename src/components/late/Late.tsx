import type { ReactNode } from 'react';

/** What would delay the first paint: `after-paint.ts` puts it in place afterwards. Without scripts it is there at once. */
export function Late({ children }: { children: ReactNode }) {
  return (
    <>
      <template>{children}</template>
      <noscript>{children}</noscript>
    </>
  );
}
