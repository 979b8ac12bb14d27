import type { Publication } from '../api.ts';

/** “14:05”, or “21 November at 14:05” for another day. */
export function publicTime(iso: string): string {
  const date = new Date(iso);
  return date.toDateString() === new Date().toDateString()
    ? date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
    : date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });
}

/** What is not public yet, or since when everything is. */
export function PublicStatus({ changes, since, isRunning }: Publication) {
  if (isRunning) return 'Being published…';
  if (changes.length === 1) return 'One change is not public yet.';
  if (changes.length > 1) return `${changes.length} changes are not public yet.`;
  return since && `Public since ${publicTime(since)}.`;
}
