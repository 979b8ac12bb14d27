/** The oldest browsers whose visitors get scripts and the composition: docs/decisions/browsers.md. */
export const OLDEST_BROWSERS = ['chrome64', 'safari12'];
