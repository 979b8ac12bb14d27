/**
 * `node tests/support/serve-fixture.ts <site>` serves a site on a free port, and prints its address. It builds the sites of
 * fixtures first; `dist/` has to be built already. `<site>` is a key of `SITES`.
 */
import { build, DIST } from '../../scripts/process.ts';
import { startPreview } from './local-servers.ts';
import { SITES } from './sites.ts';

const { content, output } = SITES[process.argv[2] as keyof typeof SITES];
if (output !== DIST) await build({ outDir: output, env: { CONTENT_DIR: content } });
const { address } = await startPreview(output);
console.log(`${process.argv[2]} is at ${address}`);
