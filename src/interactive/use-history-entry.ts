import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Holds an entry in the browser’s history. Back and every other way of closing meet here: each takes the entry off.
 * @param onGone called when it is off
 * @returns takes it off
 */
export function useHistoryEntry(onGone: () => void): () => void {
  const isLeaving = useRef(false);
  const leave = useEffectEvent(onGone);

  useEffect(() => {
    const onPopState = () => leave();
    history.pushState('viewer', '');
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  return () => {
    // A second click may come before the browser has gone back.
    if (!isLeaving.current) history.back();
    isLeaving.current = true;
  };
}
