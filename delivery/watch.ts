/** Checks a public site from outside, with ordinary requests. */
import { once } from 'node:events';
import { connect } from 'node:tls';
import { LinkChecker, LinkState } from 'linkinator';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { BUILD_NOTE, type BuildNote } from './manifest.ts';
import { PATIENCE, reasonOf, request } from './request.ts';
import { SECURITY_HEADERS } from './response-policy.ts';

/** The number of days before its expiry when something should have been renewed. */
const SOON = 14;
const DAY = 24 * 3600 * 1000;

const daysUntil = (date: string, now: Date) => Math.floor((Date.parse(date) - now.getTime()) / DAY);

/** Reads a file that every build has. @throws Error with an explanation if the site does not serve it */
async function read(address: string, path: string): Promise<string> {
  const answer = await request(address + path).catch((error: Error) => {
    throw new Error(`${address}${path} does not respond: ${reasonOf(error)}`);
  });
  if (answer.status !== 200) throw new Error(`the response to ${path} has status ${answer.status}, not 200`);
  return answer.text();
}

/** The first problem in the response for one page. */
async function wrongPage(address: string, path: string, status: number): Promise<string | undefined> {
  const {
    status: sent,
    headers,
    body,
  } = await request(address + path).then(
    async (answer) => ({ status: answer.status, headers: answer.headers, body: await answer.text() }),
    (error: Error) => ({ status: error.message, headers: new Headers(), body: '' }),
  );
  if (sent !== status) return `the response to ${path} has status ${sent}, not ${status}`;
  const missing = Object.keys(SECURITY_HEADERS).find((name) => !headers.has(name));
  if (missing) return `${path} lacks the header ${missing}`;
  const hashes = contentSecurityPolicy(body).match(/'sha256-[^']+'/g) ?? [];
  const policy = headers.get('Content-Security-Policy') ?? '';
  return hashes.every((hash) => policy.includes(hash))
    ? undefined
    : `${path} has the policy of another page or release: its styles or scripts are blocked`;
}

/** Days until the certificate of an https address expires. */
async function certificateDays({ protocol, hostname, port }: URL, now: Date): Promise<number | undefined> {
  if (protocol !== 'https:') return undefined;
  // Untrusted certificates are read too: the requests for pages report them.
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(PATIENCE) });
    return daysUntil(socket.getPeerCertificate().valid_to, now);
  } finally {
    socket.destroy();
  }
}

/** Broken links. Many other sites refuse robots, so a link to another site counts only with status 404 or 410. */
async function brokenLinks(address: string, canonical: string | undefined, planned: string[]) {
  const { links } = await new LinkChecker().check({
    path: address,
    recurse: true,
    timeout: PATIENCE,
    concurrency: 10,
    // The pages of a trial contain the public address, which does not have new pages yet.
    urlRewriteExpressions: canonical
      ? [{ pattern: new RegExp(`^${RegExp.escape(canonical)}/`), replacement: `${address}/` }]
      : [],
  });
  const isOwn = (url: string) => new URL(url).origin === new URL(address).origin;
  const broken = links.filter(
    ({ state, url, status }) =>
      state === LinkState.BROKEN &&
      (isOwn(url) ? !planned.includes(new URL(url).pathname) : status === 404 || status === 410),
  );
  const problems = new Map(
    broken.map(({ url, parent, status }) => [
      url,
      `${url}, linked on ${parent}, responds with status ${status}`,
    ]),
  );
  return { count: links.length, problems: [...problems.values()] };
}

/**
 * Checks the status, headers and policy of each page, all links, and expiry dates.
 * @param address of the site, without a trailing slash
 * @param planned paths that are linked before their page is written
 * @returns one sentence for each problem, and the results in one line
 * @throws Error with an explanation if the site does not respond at all
 */
export async function watchSite(address: string, planned: string[] = [], now = new Date()) {
  const note: BuildNote = JSON.parse(await read(address, `/${BUILD_NOTE}`));
  const sitemap = await read(address, '/sitemap.xml');
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!));
  const pages = urls.map(({ pathname }) => pathname);
  const security = await read(address, '/.well-known/security.txt');
  const [wrong, missing, links, certificate] = await Promise.all([
    Promise.all(pages.map((path) => wrongPage(address, path, 200))),
    wrongPage(address, '/no-such-page', 404),
    brokenLinks(address, urls[0]?.origin, planned),
    certificateDays(new URL(address), now),
  ]);
  const expiry = daysUntil(/^Expires: (.+)$/m.exec(security)?.[1] ?? '', now);
  const problems = [...wrong, missing, ...links.problems].filter((problem) => problem !== undefined);
  if (pages.length === 0) problems.push('/sitemap.xml lists no page');
  if (certificate !== undefined && certificate < SOON)
    problems.push(`the certificate expires in ${certificate} days: the server should have renewed it`);
  if (!(expiry >= SOON))
    problems.push(`/.well-known/security.txt expires in ${expiry} days: build and release again`);
  const seen = [`build ${note.build}`, `${pages.length} pages`, `${links.count} links`];
  if (certificate !== undefined) seen.push(`certificate for ${certificate} days`);
  return { problems, summary: [...seen, `security.txt for ${expiry} days`].join(', ') };
}
