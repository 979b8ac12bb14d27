/**
 * The response policy in the words of other servers. A build writes these files into the output
 * folder, where the configurations beside this module include them: the headers of a release
 * travel with its pages. No server gives them to visitors.
 */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentSecurityPolicy } from '../server/content-security.ts';
import { NOT_FOUND_PAGE } from '../server/policy.ts';
import { listFiles, pageAddress, publicFiles } from '../server/site.ts';
import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import { nginxMaps, nginxServer } from './nginx.ts';

/**
 * Writes the settings for an output folder into it.
 * @param root absolute path of the built site
 * @throws Error when a header is too long for a server
 */
export async function writeSettings(root: string): Promise<void> {
  const documents = publicFiles(await listFiles(root))
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      address: pageAddress(file),
      file,
      policy: contentSecurityPolicy(readFileSync(join(root, file), 'utf8')),
    }));
  const site = {
    pages: documents.filter(({ file }) => file !== NOT_FOUND_PAGE),
    notFound: documents.find(({ file }) => file === NOT_FOUND_PAGE)!,
  };

  const settings = {
    '.server/caddy': caddy(site),
    '.server/nginx-maps.conf': nginxMaps(site),
    '.server/nginx-server.conf': nginxServer(),
    ...cloudflare(site),
  };
  for (const [file, text] of Object.entries(settings)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
}
