/** Checks the spelling of the content. Unknown words are only warnings, because no dictionary contains every name. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { spellCheckDocument } from 'cspell-lib';
import { parse } from 'yaml';
import documents from '../cspell.config.mjs';
import type { Problem } from '../src/content/check/problem.ts';
import type { Company } from '../src/content/company.ts';
import { filesMatching } from '../src/content/folders.ts';

const DICTIONARY = 'dictionary.txt';
const TEXTS = ['{company,company-profile,navigation}.yaml', 'pages/*.yaml', 'pictures/*.yaml'];

/**
 * Finds unknown words in the content. Only pages in the site’s main language are checked, and only if that is English,
 * because there is no other dictionary.
 * @param folder a content folder without mistakes, absolute
 */
export async function spellingProblems(folder: string): Promise<Problem[]> {
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const { language, names, contact, social } = parse(await read('company.yaml')) as Company;
  if (!/^en\b/.test(language)) return [];
  const known = [...Object.values(names), ...social.map(({ name }) => name), contact.street, contact.city];
  const owner = existsSync(join(folder, DICTIONARY)) ? await read(DICTIONARY) : '';
  const settings = {
    language: language === 'en' ? 'en-GB' : language,
    words: [...known, contact.country, owner.replace(/^#.*$/gm, '')].flatMap(
      (text) => text?.split(/\s+/) ?? [],
    ),
    // Technical terms are not words of a page.
    dictionaries: ['!css', '!html', '!node', '!npm', '!softwareTerms', '!typescript'],
    flagWords: documents.flagWords,
  };

  const problems: Problem[] = [];
  for (const file of await filesMatching(folder, TEXTS)) {
    const text = await read(file);
    const document = { uri: pathToFileURL(join(folder, file)).href, text, languageId: 'yaml' };
    const options = { generateSuggestions: true, numSuggestions: 1, noConfigSearch: true };
    const { issues } = await spellCheckDocument(document, options, settings);
    for (const { text: word, offset, suggestions = [] } of issues) {
      const line = text.slice(0, offset).split('\n').length;
      const hint = suggestions[0] ? ` Did you mean \`${suggestions[0]}\`?` : '';
      const message = `\`${word}\` is not in the dictionary.${hint} Correct it, or add it to content/${DICTIONARY}.`;
      problems.push({ file, location: `line ${line}`, message, isWarning: true });
    }
  }
  return problems;
}
