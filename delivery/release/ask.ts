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

/** What a public address is expected to serve. */
export interface Question {
  address: string;
  manifest: Manifest;
  /** Whether search engines may list the site. */
  isPublic: boolean;
}

/** The build note of the site at an address; undefined if it is another site. */
export const noteAt = (address: string): Promise<BuildNote | undefined> =>
  request(`${address}/${BUILD_NOTE}`)
    .then((answer) => answer.json() as Promise<BuildNote>)
    .catch(() => undefined);

/** The first problem in the headers of a response. */
function wrongHeader(headers: Headers, policy: string, { isPublic }: Question): string | undefined {
  for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, 'Content-Security-Policy': policy })) {
    if (headers.get(name) !== value)
      return `the header ${name} is ${headers.has(name) ? 'different' : 'missing'}`;
  }
  const isLeftOut = headers.get(NO_INDEX[0])?.includes('noindex') ?? false;
  if (isLeftOut === isPublic) return `search engines are told to ${isPublic ? 'leave it out' : 'list it'}`;
  return undefined;
}

/** The first problem in the response for one file. */
async function wrongAnswer(file: string, question: Question): Promise<string | undefined> {
  const { address, manifest } = question;
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
    const header = wrongHeader(answer.headers, contentSecurityPolicy(isPage ? body : ''), question);
    return header && `${path}: ${header}`;
  } catch (error) {
    return `${address}${path} does not respond: ${reasonOf(error)}`;
  }
}

/** Requests every file once. @returns one sentence for each problem, or nothing if the address serves the build */
async function askOnce(question: Question): Promise<string[]> {
  const files = Object.keys(question.manifest.files).filter(isPublicFile);
  const first = await wrongAnswer(BUILD_NOTE, question);
  if (first) return [first];
  const problems: string[] = [];
  const client = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const problem = await wrongAnswer(file, question);
      if (problem) problems.push(problem);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  return problems;
}

/**
 * Checks again until there are no problems or the time is over: servers need a moment to read their configuration.
 * @param seconds the time limit
 */
export async function ask(question: Question, seconds: number): Promise<string[]> {
  const end = Date.now() + seconds * 1000;
  let problems = await askOnce(question);
  while (problems.length > 0 && Date.now() < end) {
    await wait(PAUSE);
    problems = await askOnce(question);
  }
  return problems;
}
