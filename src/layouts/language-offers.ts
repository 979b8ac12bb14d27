import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import type { Company } from '../content/company.ts';
import { contentFolder } from '../content/folders.ts';
import { DEFAULT_LANGUAGE, languageOfFile } from '../content/languages.ts';
import type { Navigation } from '../content/navigation.ts';

/** Hands the sentence with which each language offers its pages to `offer-language.ts`, so that no page carries those of others. */
export function languageOffers(): AstroIntegration {
  return {
    name: 'language-offers',
    hooks: {
      'astro:config:setup': async ({ updateConfig }) => {
        const folder = contentFolder();
        const { language: own = 'en' } = parse(
          await readFile(join(folder, 'company.yaml'), 'utf8'),
        ) as Company;
        const offers: Record<string, string> = {};
        for await (const file of glob('navigation{,.*}.yaml', { cwd: folder })) {
          const { labels } = parse(await readFile(join(folder, file), 'utf8')) as Navigation;
          const language = languageOfFile(file);
          if (labels?.offer) offers[language === DEFAULT_LANGUAGE ? own : language] = labels.offer;
        }
        updateConfig({ vite: { define: { OFFERS: JSON.stringify(offers) } } });
      },
    },
  };
}
