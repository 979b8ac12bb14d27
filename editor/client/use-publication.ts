import { useCallback, useEffect, useRef, useState } from 'react';
import type { Author, Publication } from '../api.ts';
import { request } from './request.ts';
import { run } from './run.ts';
import { useEditor } from './store.ts';
import { enqueue, refuseUndecided, reload } from './sync.ts';

/** How long until it is asked again how far a publication is, in milliseconds. */
const PAUSE = 1000;

/** How the public site stands, asked again while it changes. */
export function usePublication() {
  const [publication, setPublication] = useState<Publication>();
  /** Why the editor refused to begin. */
  const [refusal, setRefusal] = useState('');
  /** Kept here, because it is written once and the dialog is closed more often. */
  const [author, setAuthor] = useState<Author>({ name: '', email: '' });
  const unsaved = useEditor(({ unsaved }) => unsaved.length);
  /** Counts what was asked: a late answer is not taken for a newer one. */
  const asked = useRef(0);
  const ask = useCallback((path = 'publication', method = 'GET', body?: object) => {
    const mine = ++asked.current;
    const isLatest = () => mine === asked.current;
    return enqueue(() => {
      if (method === 'POST') refuseUndecided();
      return request<Publication>(path, method, body);
    }).then(
      (answer) => isLatest() && setPublication(answer),
      ({ message }: Error) => {
        setRefusal(message);
        if (isLatest()) setPublication((before) => before && { ...before, isRunning: false });
      },
    );
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved is not public yet
  useEffect(() => void ask(), [ask, unsaved]);
  useEffect(() => {
    if (!publication?.isRunning) return;
    const timer = setTimeout(ask, PAUSE);
    return () => clearTimeout(timer);
  }, [publication, ask]);
  const isRunning = publication?.isRunning ?? false;
  useEffect(() => {
    if (!isRunning) return;
    // What was unsaved is saved then, and others’ changes may have come with it.
    return () => void run(reload);
  }, [isRunning]);

  /** Publishes, or takes back. */
  const begin = (path: 'publish' | 'publish/roll-back') => {
    setRefusal('');
    // What is missing has to be listed, as when saving.
    if (path === 'publish') useEditor.setState({ hasTriedToSave: true });
    setPublication((before) => before && { ...before, isRunning: true, steps: [], failure: undefined });
    ask(path, 'POST', publication?.author ? {} : { author });
  };
  return { publication, refusal, author, setAuthor, begin };
}
