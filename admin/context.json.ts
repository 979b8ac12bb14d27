import { getCollection } from 'astro:content';
import { parse } from 'yaml';
import { drawIllustrations } from '../src/components/illustration/illustrations.ts';
import { readTexts } from '../src/load/check/check-content.ts';
import { loadCompanyProfileLink } from '../src/load/load-company-profile.ts';
import { loadLanguages } from '../src/load/load-pages.ts';
import { listOwnFiles } from '../src/load/own-files.ts';
import { makeLarge } from '../src/pictures/load-pictures.ts';
import { contentFolder } from '../src/schema/folders.ts';
import type { Picture } from '../src/schema/picture.ts';
import { loadTheme } from '../src/theme/load-theme.ts';
import type { AdminContext } from './context.ts';
import { readRepository } from './repository.ts';

/** What the CMS needs of the build, as one file. */
export async function GET() {
  const theme = loadTheme();
  const languages = await loadLanguages();
  const own = languages[0];
  const files: AdminContext['files'] = {};
  for (const [name, text] of Object.entries(await readTexts(contentFolder()))) files[name] = parse(text);
  const companyProfiles: AdminContext['companyProfiles'] = {};
  for (const language of languages)
    companyProfiles[language.id] = await loadCompanyProfileLink(language, own);
  const pictures: AdminContext['pictures'] = {};
  for (const { id, data } of await getCollection('pictures')) {
    const { file } = files[`pictures/${id}.yaml`] as Picture;
    pictures[file] = { ...(await makeLarge(data)), colour: data.colour };
  }
  const context: AdminContext = {
    backend: readRepository(process.env['CMS_REPOSITORY']!).backend,
    own: own.tag,
    theme,
    illustrations: drawIllustrations(theme.logos.company),
    companyProfiles,
    pictures,
    files,
    ownFiles: (await listOwnFiles(contentFolder())).map((file) => `/${file}`),
  };
  return Response.json(context);
}
