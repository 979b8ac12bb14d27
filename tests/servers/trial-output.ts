import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { OWN_PAGES_FILE, REDIRECTS_FILE, type Redirect } from '../../delivery/addresses.ts';
import { readOwnPages } from '../../delivery/output.ts';
import { writeServerConfig } from '../../delivery/write-server-config.ts';
import { copyOutput } from '../support/local-servers.ts';

/** A page that every trial has, whatever the content is. */
export const PAGE = '/trial/page';

/** A file with which a search engine knows the owner of a site: it looks at this very name. */
export const OWN_PAGE = 'google1a2B3c.html';

/** A folder with a 404 page of its own, as languages have. */
export const FOLDER = '/tongue';

export const REDIRECTS: Redirect[] = [
  { from: '/moved', to: PAGE },
  { from: '/old/deep-name.php', to: `${PAGE}#section` },
  { from: '/elsewhere', to: 'https://www.example.org/shop/a-b_c.html' },
];

const ENCODERS = { '': (page: Buffer) => page, '.br': brotliCompressSync, '.gz': gzipSync };

/** A copy of the built site with a page and redirects of the tests' own. */
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
  // Types that the policy does not state.
  writeFileSync(join(copy.root, 'trial/plan.unknown'), 'plan');
  mkdirSync(join(copy.root, '.well-known'), { recursive: true });
  writeFileSync(join(copy.root, '.well-known/trial'), 'trial');
  mkdirSync(join(copy.root, '.server'), { recursive: true });
  writeFileSync(join(copy.root, REDIRECTS_FILE), JSON.stringify(REDIRECTS));
  writeFileSync(join(copy.root, OWN_PAGE), `google-site-verification: ${OWN_PAGE}`);
  writeFileSync(
    join(copy.root, OWN_PAGES_FILE),
    JSON.stringify([...(await readOwnPages(copy.root)), OWN_PAGE]),
  );
  await writeServerConfig(copy.root);
  return copy;
}
