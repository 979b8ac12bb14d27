import type { Theme } from './load-theme.ts';
import { nightColours } from './night.ts';

/** The rule that sets the colours of the theme, by day and at night, as custom properties. Clay is an ink of prints alone. */
export const colourRules = ({ colours }: Pick<Theme, 'colours'>) =>
  `:root{${Object.entries({ ...colours, ...nightColours(colours) })
    .filter(([name]) => name !== 'clay')
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;

/** The styles of each language’s faces, by its subtag; `latin` for all others. */
const STYLES = import.meta.glob<string>('./fonts/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The styles of the faces of a language. @param language BCP 47 */
export const fontStyles = (language: string) =>
  STYLES[`./fonts/${new Intl.Locale(language).language}.css`] ?? STYLES['./fonts/latin.css']!;

/** The addresses of the font files in styles. */
export const fontFilesIn = (styles: string) =>
  [...styles.matchAll(/url\("?([^")]+)/g)].map(([, url]) => url!);
