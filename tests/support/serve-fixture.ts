/**
 * `node tests/support/serve-fixture.ts <site>` builds the site of a fixture if it is out of date, serves it on a free port,
 * and prints its address. `<site>` is a key of `SITES`.
 */
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { createServer } from '../../delivery/preview-server.ts';
import { buildIfNeeded } from '../../scripts/build.ts';
import { SITES } from './sites.ts';

const { content, output } = SITES[process.argv[2] as keyof typeof SITES];
mkdirSync(dirname(output), { recursive: true });
await buildIfNeeded({ outDir: output, env: { CONTENT_DIR: content } });
const server = await createServer({ root: output });
await server.listen({ host: 'localhost', port: 0 });
console.log(`${process.argv[2]} is at http://localhost:${(server.server.address() as AddressInfo).port}`);
