/** `npm run translated -- <language> [file …]`: keeps the originals that translations were made from, for the check. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keepOriginal, translatedFiles } from '../src/content/check/in-step.ts';
import { contentFolder } from '../src/content/folders.ts';
import { fileInLanguage, isLanguageTag } from '../src/content/languages.ts';
import { main, UserError } from './process.ts';

await main(async () => {
  const [language = '', ...only] = process.argv.slice(2);
  if (!isLanguageTag(language))
    throw new UserError(
      'Say which language is complete, for example: npm run translated -- ar pages/about.yaml',
    );
  const folder = contentFolder();
  const menu = fileInLanguage('navigation.yaml', language);
  if (!existsSync(join(folder, menu)))
    throw new UserError(`There is no content/${menu}: the site does not speak this language yet.`);
  const all = await translatedFiles(folder);
  const unknown = only.find((file) => !all.includes(file));
  if (unknown)
    throw new UserError(`There is no ${unknown} that could be translated. There are: ${all.join(', ')}.`);
  const files = only.length > 0 ? only : all;
  for (const file of files) await keepOriginal(folder, language, file);
  console.log(
    `Kept in content/originals/${language}/: ${files.join(', ')}. Commit them with the translation.`,
  );
});
