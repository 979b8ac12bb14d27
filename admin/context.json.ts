import { getCollection } from 'astro:content';
import { drawIllustrations } from '../src/components/illustration/illustrations.ts';
import { loadFonts } from '../src/layouts/headline-fonts.ts';
import { readFiles } from '../src/load/check/check-content.ts';
import { loadCompanyProfileLink } from '../src/load/load-company-profile.ts';
import { loadLanguages, loadPagesWithFallbacks } from '../src/load/load-pages.ts';
import { listStaticFiles } from '../src/load/static-files.ts';
import { makeLarge } from '../src/pictures/load-pictures.ts';
import type { Link } from '../src/schema/fields.ts';
import { contentFolder } from '../src/schema/folders.ts';
import type { Picture } from '../src/schema/picture.ts';
import { loadTheme } from '../src/theme/load-theme.ts';
import { readRepository } from './repository.ts';

async function loadContext() {
  const theme = loadTheme();
  const languages = await loadLanguages();
  const files = await readFiles(contentFolder());
  const companyProfileLinks: Record<string, Link | undefined> = {};
  for (const language of languages)
    companyProfileLinks[language.id] = await loadCompanyProfileLink(language, languages[0]);
  const pictures: Record<string, { src: string; width: number; height: number; colour: string }> = {};
  for (const { id, data } of await getCollection('pictures')) {
    const { file } = files[`pictures/${id}.yaml`] as Picture;
    pictures[file] = { ...(await makeLarge(data)), colour: data.colour };
  }
  return {
    backend: readRepository(process.env['CMS_REPOSITORY']!),
    /** The CMS’s name for the site’s own language. */
    defaultTag: languages[0].tag,
    theme,
    illustrations: drawIllustrations(theme.logos.company),
    /** The link to the company profile, by language. */
    companyProfileLinks,
    /** The styles of the typefaces of each language, by its tag. */
    fonts: Object.fromEntries(
      [...(await loadFonts(await loadPagesWithFallbacks()))].map(([tag, { styles }]) => [tag, styles]),
    ),
    /** The uncropped pictures, by file name. */
    pictures,
    /** The values of the content files by name: as built and, since then, as saved here. */
    files,
    /** The addresses of the static files. */
    staticFiles: (await listStaticFiles(contentFolder())).map((file) => `/${file}`),
  };
}

/** What the CMS needs from the build. */
export type AdminContext = Awaited<ReturnType<typeof loadContext>>;

/** The context as `/admin/context.json`. */
export const GET = async () => Response.json(await loadContext());
