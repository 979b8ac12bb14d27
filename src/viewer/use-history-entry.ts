import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Holds an entry in the browser’s history while something is open. Back and every other way of closing remove the entry.
 * @param onGone called when it is removed
 * @returns removes it
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
