/**
 * The response policy in the words of other servers. A build writes these files into the output
 * folder, where the configurations in `targets/` include them: the headers of a release travel
 * with its pages. No server gives them to visitors.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readOutput } from './output.ts';
import { NO_INDEX, SECURITY_HEADERS } from './response-policy.ts';
import { caddy } from './targets/caddy.ts';
import { cloudflare } from './targets/cloudflare.ts';
import { nginxMaps, nginxServer } from './targets/nginx.ts';

/** What of a configuration differs from release to release. */
export interface ConfigOptions {
  /** Where a server finds the release, from the folder of the site. */
  folder?: string;
  /** Whether search engines are welcome. */
  isPublic?: boolean;
}

/**
 * Writes the configuration of Caddy, nginx and Cloudflare for an output folder into it.
 * @param root absolute path of the built site
 * @throws Error when the folder holds no built site, or a header is too long for a server
 */
export async function writeServerConfig(
  root: string,
  { folder = 'current', isPublic = true }: ConfigOptions = {},
): Promise<void> {
  const output = await readOutput(root);
  const headers = isPublic ? SECURITY_HEADERS : { ...SECURITY_HEADERS, [NO_INDEX[0]]: NO_INDEX[1] };
  const config: Record<string, string[]> = {
    '.server/caddy': caddy(output, headers, folder),
    '.server/nginx-maps.conf': nginxMaps(output, folder),
    '.server/nginx-server.conf': nginxServer(output, headers),
    ...cloudflare(output, headers),
  };
  for (const [file, lines] of Object.entries(config)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), `${lines.join('\n')}\n`);
  }
}
