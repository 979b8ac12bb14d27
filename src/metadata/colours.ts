import tokens from '../styles/tokens.css?raw';

/** The colours of the design by name (`cotton`, `signal` …), for what is drawn outside of a page. */
export const colours: Record<string, string> = Object.fromEntries(
  [...tokens.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]),
);
