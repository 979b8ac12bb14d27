/** The oldest browsers whose visitors get scripts and the composition: docs/decisions/browsers.md. */
export const OLDEST_BROWSERS = ['chrome64', 'safari12'];

/** The oldest browsers that read the styles in a page; older ones have a sheet of their own. */
export const OLDEST_BROWSERS_OF_STYLES = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];
