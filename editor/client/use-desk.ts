import { useCallback, useEffect, useRef, useState } from 'react';
import type { Desk, Verdict } from '../desk.ts';
import { ask } from './ask.ts';

/** How long after the last key a change goes to the server, in milliseconds. */
const PAUSE = 400;

/** The heading of what has to be corrected. */
export const PROBLEMS = 'problems-title';

const UNSAVED = 'It was never saved: nothing brings it back.';
const KEPT =
  'Until you save, “Forget changes” brings it back. After that the history of the site (git) still has it.';
const LOST =
  'Until you save, “Forget changes” brings it back. After that it is gone: the history of the site (git) does not have it as it stands.';

const takeAway = (file: string) => ask<Desk>(`file?file=${encodeURIComponent(file)}`, 'DELETE');

/** Everything that is edited. Each change goes to the server’s working copy by itself; saving is a step of its own. */
export function useDesk() {
  const [desk, setDesk] = useState<Desk>();
  const [notice, setNotice] = useState('');
  const pending = useRef(new Map<string, unknown>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Orders go one after the other, so that no answer overtakes a newer one. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const inTurn = useCallback((order: () => Promise<void>) => {
    queue.current = queue.current.then(order).catch((error: Error) => setNotice(error.message));
    return queue.current;
  }, []);

  const send = useCallback(async () => {
    clearTimeout(timer.current);
    const changes = [...pending.current];
    pending.current.clear();
    for (const [file, value] of changes) {
      const verdict = await ask<Verdict>(`file?file=${encodeURIComponent(file)}`, 'PUT', { value });
      setDesk((current) => current && { ...current, ...verdict });
    }
  }, []);

  useEffect(() => {
    inTurn(async () => setDesk(await ask<Desk>('desk')));
  }, [inTurn]);

  const edit = useCallback(
    (file: string, value: unknown) => {
      setNotice('');
      setDesk((current) => current && { ...current, files: { ...current.files, [file]: value } });
      pending.current.set(file, value);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => inTurn(send), PAUSE);
    },
    [inTurn, send],
  );

  /** Gives an order once all changes have arrived. */
  const order = useCallback(
    (give: () => Promise<void>) => {
      setNotice('');
      return inTurn(async () => {
        await send();
        await give();
      });
    },
    [inTurn, send],
  );

  const save = () =>
    order(async () => {
      const verdict = await ask<Verdict>('save', 'POST', {});
      setDesk((current) => current && { ...current, ...verdict });
      if (verdict.unsaved.length === 0) return setNotice('Saved.');
      setNotice('Not saved yet: correct what is listed below first. Nothing you wrote is lost.');
      document.getElementById(PROBLEMS)?.focus();
    });
  const discard = () => order(async () => setDesk(await ask<Desk>('discard', 'POST', {})));
  const addPage = (name: string) => order(async () => setDesk(await ask<Desk>('pages', 'POST', { name })));

  /** Removes a file after a question, which says too whether it can be brought back. */
  const remove = (file: string, question: string, onRemoved = () => {}) =>
    order(async () => {
      const { isSaved, isKept } = await ask<{ isSaved: boolean; isKept: boolean }>(
        `history?file=${encodeURIComponent(file)}`,
      );
      if (!confirm(`${question}\n\n${isKept ? KEPT : isSaved ? LOST : UNSAVED}`)) return;
      const left = await takeAway(file);
      onRemoved();
      setDesk(left);
    });

  /** Removes a picture that was added and is not wanted after all. */
  const dropPicture = (file: string) => order(async () => setDesk(await takeAway(`pictures/${file}`)));

  /** Adds a picture and gives the name of its file. @throws Error with the reason when it cannot be used */
  const addPicture = async (picture: File): Promise<string> => {
    await order(async () => {});
    const added = await ask<{ file: string; desk: Desk }>(
      `pictures?name=${encodeURIComponent(picture.name)}`,
      'POST',
      picture,
    );
    setDesk(added.desk);
    return added.file;
  };

  return { desk, notice, edit, save, discard, addPage, addPicture, dropPicture, remove };
}
