/**
 * Writes the response policy as configuration of the other servers. A build writes these files into the output
 * folder, and the configurations in `targets/` include them. So a release contains its pages and their headers.
 * Servers do not serve these files to visitors.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readOutput } from './output.ts';
import { NO_INDEX, SECURITY_HEADERS } from './response-policy.ts';
import { caddy } from './targets/caddy.ts';
import { cloudflare } from './targets/cloudflare.ts';
import { nginxMaps, nginxServer } from './targets/nginx.ts';

/** The parts of a configuration that differ between releases. */
export interface ConfigOptions {
  /** The folder of the release, relative to the folder of the site. */
  folder?: string;
  /** Whether search engines may list the site. */
  isPublic?: boolean;
}

/**
 * Writes the configuration of Caddy, nginx and Cloudflare into an output folder.
 * @param root absolute path of the built site
 * @throws Error if the folder contains no built site, or a header is too long for a server
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
