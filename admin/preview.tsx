import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { pictureNameOf } from '../src/load/check/picture-names.ts';
import site from '../src/styles/global.css?inline';
import { type AdminContext, fileIn } from './context.ts';
import { drawPage } from './draw-page.tsx';
import { previewedFile } from './entry.ts';

const modules = import.meta.glob<string>(
  ['../src/{components,blocks,layouts}/**/*.module.css', '!**/*.modes.module.css'],
  {
    query: '?inline',
    import: 'default',
    eager: true,
  },
);
const STYLES = [site, ...Object.values(modules)].join('\n');

/**
 * The preview of an entry: the page itself, as the build would draw it; for a picture the first page that shows it, for
 * facts and labels the home page.
 */
export function createPreview(context: AdminContext) {
  /** What was drawn last: it stays while a fact or label that every page needs is being written. */
  let last = <p />;
  return function Preview({ entry, document, getAsset }: CustomPreviewTemplateProps) {
    // The CMS writes the pane’s language into its document, before the page’s own takes its place.
    const { dataset, lang } = document.documentElement;
    dataset['locale'] ??= lang;
    const { locale } = dataset as { locale: string };
    const { own, files } = previewedFile(entry, locale, context);
    const now = { ...context, files: { ...context.files, ...files } };
    const original = pageShowing(own, now);
    const translated = fileIn(original, locale, context);
    const file = translated in now.files ? translated : original;
    const page = now.files[file] as { blocks: unknown[] };
    // Of a page that shows a picture, the blocks that show it.
    if (own.startsWith('pictures/'))
      now.files[file] = {
        ...page,
        blocks: page.blocks.filter((block) => shownIn(block, pictureNameOf(own))),
      };
    try {
      const { html, rules, language, direction } = drawPage(
        now,
        file,
        (name) => getAsset(`/content/pictures/${name}`)?.url,
      );
      Object.assign(document.documentElement, { lang: language, dir: direction });
      last = (
        <>
          <style>{STYLES + rules}</style>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has drawn it; the CMS brings a React of its own, whose hooks are not those of the blocks. */}
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </>
      );
    } catch {}
    return last;
  };
}

/** The page of the site’s own language that shows an entry best. */
function pageShowing(file: string, { files }: AdminContext): string {
  if (file.startsWith('pages/')) return file;
  const picture = file.startsWith('pictures/') && pictureNameOf(file);
  const shows = ([name, page]: [string, unknown]) => /^pages\/[^/]+$/.test(name) && shownIn(page, picture);
  return Object.entries(files).find(shows)?.[0] ?? 'pages/index.yaml';
}

const shownIn = (value: unknown, picture: string | false) => JSON.stringify(value).includes(`"${picture}"`);
