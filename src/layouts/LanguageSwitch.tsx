import { Fragment } from 'react';
import type { PageContext } from '../components/page-context.ts';

export interface LanguageSwitchProps {
  context: PageContext;
  className: string | undefined;
}

/** The page in the other languages, each by the name that its readers know. A site in one language has none. */
export function LanguageSwitch({ context, className }: LanguageSwitchProps) {
  const { language, languages } = context;
  if (languages.length < 2) return null;
  return (
    <div className={className}>
      {languages.map(({ tag, name, to }) => (
        <Fragment key={tag}>
          {tag === language ? (
            <strong>{name}</strong>
          ) : (
            <a href={to} lang={tag} hrefLang={tag}>
              {name}
            </a>
          )}{' '}
        </Fragment>
      ))}
    </div>
  );
}
