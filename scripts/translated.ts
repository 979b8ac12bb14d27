/** `npm run translated -- <language> [file …]`: keeps the originals that translations were made from, for the check. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keepOriginal, translatedFiles } from '../src/content/check/outdated-translations.ts';
import { contentFolder } from '../src/content/folders.ts';
import { englishNameOf, fileInLanguage, isLanguageTag, translationOf } from '../src/content/languages.ts';
import { main, UserError } from './process.ts';

await main(async () => {
  const [language = '', ...names] = process.argv.slice(2);
  if (!isLanguageTag(language))
    throw new UserError(
      'Say which language is complete, for example: npm run translated -- ar pages/about.yaml',
    );
  const folder = contentFolder();
  const menu = fileInLanguage('navigation.yaml', language);
  if (!existsSync(join(folder, menu)))
    throw new UserError(`There is no content/${menu}: the site does not speak this language yet.`);
  // A page that is translated later is made from a later original.
  const all = (await translatedFiles(folder)).filter((file) =>
    existsSync(join(folder, fileInLanguage(file, language))),
  );
  // As the check writes it, too: content/pages/ar/about.yaml
  const only = names
    .map((name) => name.replace(/^content\//, ''))
    .map((name) => translationOf(name, [language])?.original ?? name);
  const unknown = only.find((file) => !all.includes(file));
  if (unknown)
    throw new UserError(
      `${unknown} has no translation in ${englishNameOf(language)}. Those that have one: ${all.join(', ')}.`,
    );
  const files = only.length > 0 ? only : all;
  for (const file of files) await keepOriginal(folder, language, file);
  console.log(
    `Kept in content/originals/${language}/: ${files.join(', ')}. Commit them with the translation.`,
  );
});
