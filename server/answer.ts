/** The parts of HTTP (RFC 9110) that choose what of a stored file is sent. */
import type { Encoding, Form, StoredFile } from './site.ts';

/** How much the client likes an encoding, from 0 (refused) to 1 (RFC 9110, 12.5.3). */
function weightOf(encoding: Encoding, accepted: string): number {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, quality === undefined ? 1 : Number(quality.slice(2)) || 0);
  }
  // The plain form is acceptable unless it is refused, and every other form is better.
  const unnamed = encoding === 'identity' ? 0.001 : 0;
  return weights.get(encoding) ?? weights.get('*') ?? unnamed;
}

/**
 * The form of a file that suits the client best: the smaller one where it likes two alike, and
 * the plain one where it accepts none.
 * @param accepted the request's `Accept-Encoding`
 */
export function chooseForm({ forms }: StoredFile, accepted = ''): Form {
  let best = forms.at(-1)!;
  let bestWeight = 0;
  for (const form of forms) {
    const weight = weightOf(form.encoding, accepted);
    if (weight > bestWeight) [best, bestWeight] = [form, weight];
  }
  return best;
}

/** Whether `If-None-Match` names this ETag, compared weakly (RFC 9110, 13.1.2). */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}

/** A part of a body, in bytes: the first and the last one. */
export interface Part {
  first: number;
  last: number;
}

/**
 * The part that `Range` asks for.
 * @param length of the whole, in bytes
 * @returns undefined where the whole should be sent, null where there is no such part (status 416)
 */
export function readRange(range: string | undefined, length: number): Part | undefined | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  const first = from === '' ? Math.max(length - Number(to), 0) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (from !== '' && to !== '' && Number(to) < first) return undefined;
  return first <= last ? { first, last } : null;
}
