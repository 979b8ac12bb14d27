import { useCallback, useEffect, useRef, useState } from 'react';
import type { Author, Publication } from '../api.ts';
import { request } from './request.ts';
import { run } from './run.ts';
import { useEditor } from './store.ts';
import { enqueue, refuseUndecided, reload } from './sync.ts';

/** The time between two requests for the progress of a publication, in milliseconds. */
const PAUSE = 1000;

/** The state of publishing, polled while a publication runs. */
export function usePublication() {
  const [publication, setPublication] = useState<Publication>();
  /** The message if the editor refused to begin. */
  const [refusal, setRefusal] = useState('');
  /** Kept here, because the dialog loses its state when it closes. */
  const [author, setAuthor] = useState<Author>({ name: '', email: '' });
  const unsaved = useEditor(({ unsaved }) => unsaved.length);
  /** The number of requests so far, to ignore the response to any but the latest. */
  const requests = useRef(0);
  const send = useCallback((path = 'publication', method = 'GET', body?: object) => {
    const mine = ++requests.current;
    const isLatest = () => mine === requests.current;
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: saving changes what is not public yet
  useEffect(() => void send(), [send, unsaved]);
  useEffect(() => {
    if (!publication?.isRunning) return;
    const timer = setTimeout(send, PAUSE);
    return () => clearTimeout(timer);
  }, [publication, send]);
  const isRunning = publication?.isRunning ?? false;
  useEffect(() => {
    if (!isRunning) return;
    // Publishing has saved everything, and may have merged changes of others.
    return () => void run(reload);
  }, [isRunning]);

  /** Starts publishing or rolling back. */
  const begin = (path: 'publish' | 'publish/roll-back') => {
    setRefusal('');
    // Publishing saves first, so missing values must be listed.
    if (path === 'publish') useEditor.setState({ hasTriedToSave: true });
    setPublication((before) => before && { ...before, isRunning: true, steps: [], failure: undefined });
    send(path, 'POST', publication?.author ? {} : { author });
  };
  return { publication, refusal, author, setAuthor, begin };
}
