/** Loads the pages of the fixture company without Astro, by the functions with which the site loads them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { drawIllustrations } from '../../src/components/illustration/illustrations.ts';
import type { PageContext } from '../../src/components/page-context.ts';
import { languagesFrom } from '../../src/load/language.ts';
import { pageSchema } from '../../src/load/page.ts';
import {
  contentIn,
  contextOf,
  type LoadedPage,
  languageOfPage,
  placementsOf,
  type SharedContent,
} from '../../src/load/page-content.ts';
import type { PictureData } from '../../src/pictures/picture-data.ts';
import { homeOf } from '../../src/schema/languages.ts';
import { addressOf } from '../../src/schema/page-addresses.ts';
import { pictureSchema } from '../../src/schema/picture.ts';
import { loadTheme } from '../../src/theme/load-theme.ts';
import { FIXTURE_COMPANY } from './sites.ts';

const names = globSync('**/*.yaml', { cwd: FIXTURE_COMPANY });
const files = Object.fromEntries(
  names.map((name) => [name, parse(readFileSync(join(FIXTURE_COMPANY, name), 'utf8')) as unknown]),
);
const pages = names.filter((name) => name.startsWith('pages/')).map(addressOf);
const theme = loadTheme(FIXTURE_COMPANY);
const site: SharedContent = {
  theme,
  illustrations: drawIllustrations(theme.logos.company),
  languages: languagesFrom(files, (id) => pages.includes(homeOf(id))),
  pages,
};

/** Loads the page of a file in `pages/`. @param change properties of the context to replace */
export function loadFixturePage(file: string, change: Partial<PageContext> = {}): LoadedPage {
  const path = addressOf(`pages/${file}`);
  const language = languageOfPage(path, site);
  const content = contentIn(language, pageSchema.parse(files[`pages/${file}`]), site);
  const pictures = placementsOf(content.blocks).map((placement): PictureData => {
    const { file: _, ...metadata } = pictureSchema.parse(files[`pictures/${placement.name}.yaml`]);
    return {
      ...metadata,
      ...placement,
      colour: '#808080',
      sources: [],
      fallback: { src: `/_/${placement.name}.jpeg`, width: 360, height: 225 },
      large: { src: `/_/${placement.name}-large.jpeg`, avif: '', width: 1600, height: 1000 },
    };
  });
  return { content, context: { ...contextOf(path, language, site, undefined, pictures), ...change } };
}
