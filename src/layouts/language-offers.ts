import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { type Company, tokensOf } from '../content/company.ts';
import { contentFolder, filesMatching } from '../content/folders.ts';
import { DEFAULT_LANGUAGE, languageOfFile } from '../content/languages.ts';
import type { Navigation } from '../content/navigation.ts';
import { fillTokens } from '../content/tokens.ts';
import { overlay } from '../content/translations.ts';

/**
 * Gives `offer-language.ts` the sentence with which each language offers its pages, so that no page contains the sentences of
 * other languages. `npm run dev` does without: a mistake in a file would stop it.
 */
export function languageOffers(): AstroIntegration {
  return {
    name: 'language-offers',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        const offers = command === 'dev' ? {} : await readOffers(contentFolder());
        updateConfig({ vite: { define: { OFFERS: JSON.stringify(offers) } } });
      },
    },
  };
}

/** The sentences by the tags that links to the languages have. */
async function readOffers(folder: string): Promise<Record<string, string>> {
  const read = async (file: string) =>
    parse(await readFile(join(folder, file), 'utf8').catch(() => '')) as unknown;
  const company = (await read('company.yaml')) as Company;
  const offers: Record<string, string> = {};
  for (const file of await filesMatching(folder, 'navigation{,.*}.yaml')) {
    const { labels, tag } = (await read(file)) as Partial<Navigation>;
    if (!labels?.offer) continue;
    const language = languageOfFile(file);
    const inLanguage = overlay(company, await read(file.replace('navigation', 'company'))) as Company;
    const own = language === DEFAULT_LANGUAGE ? (company.language ?? 'en') : (tag ?? language);
    offers[own] = fillTokens(labels.offer, tokensOf(inLanguage));
  }
  return offers;
}
