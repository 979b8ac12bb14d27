import { Fragment } from 'react';
import type { PageContext } from '../components/page-context.ts';

export interface LanguageSwitchProps {
  context: PageContext;
  className: string | undefined;
}

/** The page in the other languages. A site in one language has none. */
export const otherLanguages = ({ languageTag, languages }: PageContext) =>
  languages.filter(({ tag }) => tag !== languageTag);

/** Links to the page in the other languages, each by the name that its readers know. */
export function LanguageSwitch({ context, className }: LanguageSwitchProps) {
  const languages = otherLanguages(context);
  if (languages.length === 0) return null;
  return (
    <div className={className}>
      {languages.map(({ tag, name, to }) => (
        <Fragment key={tag}>
          <a href={to} lang={tag} hrefLang={tag}>
            {name}
          </a>{' '}
        </Fragment>
      ))}
    </div>
  );
}
