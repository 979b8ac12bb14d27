import { useEffect, useState } from 'react';
import { request } from './request.ts';

/** What the server answers once to a question, and the sentence with which it refuses. */
export function useLoaded<Result>(path: string, first: Result) {
  const [result, setResult] = useState(first);
  const [error, setError] = useState('');
  useEffect(() => {
    request<Result>(path).then(setResult, ({ message }: Error) => setError(message));
  }, [path]);
  return { result, setResult, error, setError };
}
