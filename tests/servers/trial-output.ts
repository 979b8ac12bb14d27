import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { BUILT_REDIRECTS, OWN_PAGES_FILE, type Redirect } from '../../delivery/addresses.ts';
import { readOwnPages } from '../../delivery/output.ts';
import { writeServerConfig } from '../../delivery/write-server-config.ts';
import { copyOutput } from '../support/local-servers.ts';

/** The address of a page that every copy has, whatever the content is. */
export const PAGE = '/trial/page';

/** The verification file of a search engine, which requests exactly this name. */
export const OWN_PAGE = 'google1a2B3c.html';

/** A folder with its own 404 page, like that of a language. */
export const FOLDER = '/tongue';

export const REDIRECTS: Redirect[] = [
  { from: '/moved', to: PAGE },
  { from: '/old/deep-name.php', to: `${PAGE}#section` },
  { from: '/elsewhere', to: 'https://www.example.org/shop/a-b_c.html' },
];

const ENCODERS = { '': (page: Buffer) => page, '.br': brotliCompressSync, '.gz': gzipSync };

/** Copies the built site, and adds pages, files and redirects for tests. See `copyOutput` for the result. */
export async function copyTrialOutput() {
  const copy = copyOutput();
  mkdirSync(join(copy.root, 'trial'));
  for (const ending of ['html', 'html.br', 'html.gz']) {
    cpSync(join(copy.root, `index.${ending}`), join(copy.root, `trial/page.${ending}`));
  }
  mkdirSync(join(copy.root, FOLDER));
  for (const [ending, encode] of Object.entries(ENCODERS)) {
    const page = readFileSync(join(copy.root, '404.html'), 'utf8').replace('<title>', '<title>Tongue: ');
    writeFileSync(join(copy.root, `${FOLDER}/404.html${ending}`), encode(Buffer.from(page)));
  }
  // Files whose types are not in `delivery/response-policy.ts`.
  writeFileSync(join(copy.root, 'trial/plan.unknown'), 'plan');
  mkdirSync(join(copy.root, '.well-known'), { recursive: true });
  writeFileSync(join(copy.root, '.well-known/trial'), 'trial');
  mkdirSync(join(copy.root, '.server'), { recursive: true });
  writeFileSync(join(copy.root, BUILT_REDIRECTS), JSON.stringify(REDIRECTS));
  writeFileSync(join(copy.root, OWN_PAGE), `google-site-verification: ${OWN_PAGE}`);
  writeFileSync(
    join(copy.root, OWN_PAGES_FILE),
    JSON.stringify([...(await readOwnPages(copy.root)), OWN_PAGE]),
  );
  await writeServerConfig(copy.root);
  return copy;
}
