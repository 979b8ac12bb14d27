import { useEffect, useState } from 'react';
import { request } from './request.ts';

/** Loads something from the server once. @returns the result, or the message of a refusal */
export function useLoaded<Result>(path: string, first: Result) {
  const [result, setResult] = useState(first);
  const [error, setError] = useState('');
  useEffect(() => {
    request<Result>(path).then(setResult, ({ message }: Error) => setError(message));
  }, [path]);
  return { result, setResult, error, setError };
}
