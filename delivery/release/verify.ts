/** Checks, with requests like those of browsers, that a public address serves a build. */
import { setTimeout as wait } from 'node:timers/promises';
import { answeredBy, isNotFoundPage, pageAddress } from '../addresses.ts';
import { contentSecurityPolicy } from '../content-security-policy.ts';
import { BUILD_NOTE, type BuildNote, type Manifest, sha256 } from '../manifest.ts';
import { isPublicFile } from '../output.ts';
import { reasonOf, request } from '../request.ts';
import { NO_INDEX, SECURITY_HEADERS } from '../response-policy.ts';

/** The number of simultaneous requests. */
const AT_ONCE = 8;
const PAUSE = 250;

/** An address, and the build that it should serve. */
export interface Expectation {
  address: string;
  manifest: Manifest;
  /** Whether search engines may list the site. */
  isPublic: boolean;
}

/** The build note that an address serves; undefined if there is none. */
export const servedNote = (address: string): Promise<BuildNote | undefined> =>
  request(`${address}/${BUILD_NOTE}`)
    .then((answer) => answer.json() as Promise<BuildNote>)
    .catch(() => undefined);

/** The first problem in the headers of a response. */
function headerProblem(headers: Headers, policy: string, { isPublic }: Expectation): string | undefined {
  for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, 'Content-Security-Policy': policy })) {
    if (headers.get(name) !== value)
      return `the header ${name} is ${headers.has(name) ? 'different' : 'missing'}`;
  }
  const isLeftOut = headers.get(NO_INDEX[0])?.includes('noindex') ?? false;
  if (isLeftOut === isPublic) return `search engines are told to ${isPublic ? 'leave it out' : 'list it'}`;
  return undefined;
}

/** The first problem in the response for one file. */
async function problemWith(file: string, expectation: Expectation): Promise<string | undefined> {
  const { address, manifest } = expectation;
  const isPage = file.endsWith('.html');
  const isMissing = isNotFoundPage(file);
  const path = isMissing
    ? `${answeredBy(file)}no-such-page-${manifest.build}`
    : isPage && !manifest.ownPages?.includes(file)
      ? pageAddress(file)
      : encodeURI(`/${file}`);
  const hasBody = isPage || file === BUILD_NOTE;
  try {
    const answer = await request(address + path, {
      method: hasBody ? 'GET' : 'HEAD',
      headers: { 'Cache-Control': 'no-cache' },
    });
    const body = await answer.text();
    const status = isMissing ? 404 : 200;
    if (answer.status !== status) return `the response to ${path} has status ${answer.status}, not ${status}`;
    if (hasBody && sha256(body) !== manifest.files[file]) return `${path} is from another build`;
    const problem = headerProblem(answer.headers, contentSecurityPolicy(isPage ? body : ''), expectation);
    return problem && `${path}: ${problem}`;
  } catch (error) {
    return `${address}${path} does not respond: ${reasonOf(error)}`;
  }
}

/** Requests every file once. @returns one sentence for each problem; empty if the address serves the build */
async function verifyOnce(expectation: Expectation): Promise<string[]> {
  const files = Object.keys(expectation.manifest.files).filter(isPublicFile);
  const first = await problemWith(BUILD_NOTE, expectation);
  if (first) return [first];
  const problems: string[] = [];
  const client = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const problem = await problemWith(file, expectation);
      if (problem) problems.push(problem);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  return problems;
}

/**
 * Checks that an address serves a build. Repeats the check until there are no problems or the time is over, because
 * servers need a moment to read their configuration.
 * @param seconds the time limit
 * @returns one sentence for each problem; empty if the address serves the build
 */
export async function verify(expectation: Expectation, seconds: number): Promise<string[]> {
  const end = Date.now() + seconds * 1000;
  let problems = await verifyOnce(expectation);
  while (problems.length > 0 && Date.now() < end) {
    await wait(PAUSE);
    problems = await verifyOnce(expectation);
  }
  return problems;
}

/** The message for a build that the public address does not serve. @param problem without a full stop */
export const notServed = (address: string, problem: string) =>
  `${address} does not serve this build: ${problem}.`;
