/** Loads the pages of the fixture company without Astro, with the same data that the site renders them from. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { definitionOf } from '../../src/blocks/blocks.ts';
import { drawIllustrations } from '../../src/components/illustration/illustrations.ts';
import type { PageContext } from '../../src/components/page-context.ts';
import { addressOf, pageSchema } from '../../src/load/page.ts';
import type { LoadedPage } from '../../src/load/page-content.ts';
import { overlay } from '../../src/load/translations.ts';
import type { PictureData } from '../../src/pictures/picture-data.ts';
import { companySchema, namesOf } from '../../src/schema/company.ts';
import { textDirectionOf } from '../../src/schema/languages.ts';
import { navigationSchema } from '../../src/schema/navigation.ts';
import { pictureSchema } from '../../src/schema/picture.ts';
import { fillNames } from '../../src/text/fill-names.ts';
import { loadTheme } from '../../src/theme/load-theme.ts';
import { FIXTURE_COMPANY } from './trial-content.ts';

const read = (file: string) => parse(readFileSync(join(FIXTURE_COMPANY, file), 'utf8')) as unknown;

const companyIn = (language: string) => {
  const { proposed: _, ...facts } = overlay(companySchema, read('company.yaml'), read(language)) as {
    proposed?: unknown;
  };
  return companySchema.parse(facts);
};
const companies = { default: companyIn('company.yaml'), ar: companyIn('company.ar.yaml') };
const theme = loadTheme(FIXTURE_COMPANY);
const illustrations = drawIllustrations(theme.logos.company);

const pictureOf = (name: string) => {
  const { file: _, ...metadata } = pictureSchema.parse(read(`pictures/${name}.yaml`));
  return metadata;
};

/** Loads the page of a file in `pages/`. @param change properties of the context to replace */
export function loadFixturePage(file: string, change: Partial<PageContext> = {}): LoadedPage {
  const isArabic = file.startsWith('ar/');
  const company = companies[isArabic ? 'ar' : 'default'];
  const names = namesOf(company);
  const content = fillNames(pageSchema.parse(read(`pages/${file}`)), names);
  const language = isArabic ? 'ar' : company.language;
  const placements = content.blocks.flatMap((block) => definitionOf(block).pictures?.(block) ?? []);
  const context: PageContext = {
    company,
    navigation: fillNames(
      navigationSchema.parse(
        isArabic
          ? overlay(navigationSchema, read('navigation.yaml'), read('navigation.ar.yaml'))
          : read('navigation.yaml'),
      ),
      names,
    ),
    theme,
    illustrations,
    language,
    languages: [
      { tag: 'en', name: 'English', company: companies.default.names.company, to: '/' },
      { tag: 'ar', name: 'العربية', company: companies.ar.names.company, to: '/ar' },
    ],
    textDirection: textDirectionOf(language),
    home: isArabic ? '/ar' : '/',
    path: addressOf(`pages/${file}`),
    pictures: placements.map(
      (placement): PictureData => ({
        ...fillNames(pictureOf(placement.name), names),
        ...placement,
        colour: '#808080',
        sources: [],
        fallback: { src: `/_/${placement.name}.jpeg`, width: 360, height: 225 },
        large: { src: `/_/${placement.name}-large.jpeg`, avif: '', width: 1600, height: 1000 },
      }),
    ),
  };
  return { content, context: { ...context, ...change } };
}
