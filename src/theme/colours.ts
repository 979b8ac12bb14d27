import type { Theme } from './load-theme.ts';

/** The rule that sets the colours of the theme as custom properties. */
export const colourRules = ({ colours }: Pick<Theme, 'colours'>) =>
  `:root{${Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;
