import type { Publication } from '../api.ts';
import { publicTime } from './PublicStatus.tsx';

export interface PublicChangesProps {
  publication: Publication;
  hasUnsaved: boolean;
}

/** What publishing changes for visitors. */
export function PublicChanges({ publication, hasUnsaved }: PublicChangesProps) {
  const { address, changes, since, isRunning } = publication;
  if (changes.length === 0 && !hasUnsaved)
    return isRunning ? null : <p>Everything is public{since && ` since ${publicTime(since)}`}.</p>;
  return (
    <>
      <h3>What changes for visitors of {address}</h3>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
        {hasUnsaved && <li>What you have not saved yet: it is saved first.</li>}
      </ul>
    </>
  );
}
