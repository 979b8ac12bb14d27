import { useState } from 'react';
import type { Author, Publication } from '../api.ts';
import { AuthorFields } from './AuthorFields.tsx';
import { PublicChanges } from './PublicChanges.tsx';
import { PublishSteps, STEPS } from './PublishSteps.tsx';
import shared from './shared.module.css';
import { useEditor } from './store.ts';

export interface PublishFormProps {
  publication: Publication;
  /** Why the editor refused to begin. */
  refusal: string;
  author: Author;
  onAuthor: (author: Author) => void;
  onBegin: (path: string, body: object) => void;
}

/** What publishing changes, the buttons that do it or take it back, and how far it is. */
export function PublishForm({ publication, refusal, author, onAuthor, onBegin }: PublishFormProps) {
  const hasUnsaved = useEditor(({ unsaved }) => unsaved.length > 0);
  /** False until this dialog has begun one: the steps of an earlier publication say nothing of the next. */
  const [hasBegun, setBegun] = useState(false);
  const { changes, canTakeBack, isRunning, steps, failure } = publication;
  const begin = (path: string) => {
    setBegun(true);
    document.getElementById(STEPS)?.focus();
    onBegin(path, publication.author ? {} : { author });
  };
  const takeBack = () => {
    if (confirm('Put the version before online again? What you wrote since stays here.'))
      begin('publish/back');
  };
  return (
    <>
      <PublicChanges publication={publication} hasUnsaved={hasUnsaved} />
      {!publication.author && <AuthorFields author={author} onChange={onAuthor} />}
      <p>
        <button
          type="button"
          className={shared.main}
          disabled={isRunning || (changes.length === 0 && !hasUnsaved)}
          onClick={() => begin('publish')}
        >
          Publish now
        </button>{' '}
        {canTakeBack && (
          <button type="button" disabled={isRunning} onClick={takeBack}>
            Take back
          </button>
        )}
      </p>
      <PublishSteps steps={hasBegun || isRunning || failure ? steps : []} />
      <p role="alert" className={shared.messages}>
        {refusal || failure}
      </p>
    </>
  );
}
