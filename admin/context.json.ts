import { getCollection } from 'astro:content';
import { parse } from 'yaml';
import { drawIllustrations } from '../src/components/illustration/illustrations.ts';
import { filesIn } from '../src/load/check/check-content.ts';
import { loadCompanyProfileLink } from '../src/load/load-company-profile.ts';
import { loadLanguages } from '../src/load/load-languages.ts';
import { listOwnFiles } from '../src/load/own-files.ts';
import { makeLarge } from '../src/pictures/load-pictures.ts';
import { contentFolder } from '../src/schema/folders.ts';
import { loadTheme } from '../src/theme/load-theme.ts';
import type { AdminContext } from './context.ts';
import { readRepository } from './repository.ts';

/** What the CMS needs of the build, as one file. */
export async function GET() {
  const theme = loadTheme();
  const [own, ...others] = await loadLanguages();
  const companyProfiles = [own!, ...others].map(async (language) => [
    language.id,
    await loadCompanyProfileLink(language, own!),
  ]);
  const pictures = (await getCollection('pictures')).map(async ({ id, data }) => {
    return [id, { ...(await makeLarge(data)), colour: data.colour }];
  });
  const context: AdminContext = {
    backend: readRepository(process.env['CMS_REPOSITORY']!).backend,
    theme,
    illustrations: drawIllustrations(theme.logos.company),
    companyProfiles: Object.fromEntries(await Promise.all(companyProfiles)),
    pictures: Object.fromEntries(await Promise.all(pictures)),
    files: await readFiles(),
    ownFiles: (await listOwnFiles(contentFolder())).map((file) => `/${file}`),
  };
  return Response.json(context);
}

/** The values of all content files except the theme, which the CMS does not change. */
async function readFiles(): Promise<AdminContext['files']> {
  const { names, read } = await filesIn(contentFolder());
  const files = names.filter((name) => name !== 'theme.yaml');
  return Object.fromEntries(await Promise.all(files.map(async (name) => [name, parse((await read(name))!)])));
}
