/** `npm run translated -- <language> [file …]`: stores the originals of translations, which the check compares later. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keepOriginal, translatedFiles } from '../src/content/check/outdated-translations.ts';
import { contentFolder } from '../src/content/folders.ts';
import { englishNameOf, fileInLanguage, isLanguageTag, translationOf } from '../src/content/languages.ts';
import { main, UserError } from './process.ts';

await main({ names: Infinity }, async ([language = '', ...names]) => {
  if (!isLanguageTag(language))
    throw new UserError(
      'Name the language that is complete, for example: npm run translated -- ar pages/about.yaml',
    );
  const folder = contentFolder();
  const menu = fileInLanguage('navigation.yaml', language);
  if (!existsSync(join(folder, menu)))
    throw new UserError(`There is no content/${menu}: the site does not have this language yet.`);
  // Pages without a translation are left out: they will be translated from a later original.
  const all = (await translatedFiles(folder)).filter((file) =>
    existsSync(join(folder, fileInLanguage(file, language))),
  );
  // The form that the check prints is also accepted: content/pages/ar/about.yaml
  const only = names
    .map((name) => name.replace(/^content\//, ''))
    .map((name) => translationOf(name, [language])?.original ?? name);
  const unknown = only.find((file) => !all.includes(file));
  if (unknown)
    throw new UserError(
      `${unknown} has no translation in ${englishNameOf(language)}. Files with a translation: ${all.join(', ')}.`,
    );
  const files = only.length > 0 ? only : all;
  for (const file of files) await keepOriginal(folder, language, file);
  console.log(
    `Stored in content/originals/${language}/: ${files.join(', ')}. Commit them with the translation.`,
  );
});
