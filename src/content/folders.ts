import { resolve } from 'node:path';

/** The folder of the owner’s content: `content/`, or the one that `CONTENT_DIR` names (for tests and trials). */
export const contentFolder = () => resolve(process.env['CONTENT_DIR'] || 'content');
