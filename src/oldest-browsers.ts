/** The oldest browsers whose visitors see pages as designed: docs/decisions/browsers.md. */
export const OLDEST_BROWSERS_AS_DESIGNED = ['chrome88', 'edge88', 'safari14.1', 'firefox78'];

/** The oldest browsers that run scripts: older ones show pages without them. */
export const OLDEST_BROWSERS = ['chrome64', 'safari12'];
