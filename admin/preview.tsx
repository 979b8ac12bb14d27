import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { NOT_FOUND } from '../src/content/pages/page.ts';
import site from '../src/styles/global.css?inline';
import layers from '../src/styles/layers.css?inline';
import { type AdminContext, fileIn } from './context.ts';
import { drawPage } from './draw-page.tsx';
import { previewedFile } from './entry.ts';

const modules = import.meta.glob<string>('../src/{components,blocks,layouts}/**/*.module.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});
const STYLES = [layers, site, ...Object.values(modules)].join('\n');

/**
 * The preview of an entry: the page itself, as the build would draw it; for a picture the first page that shows it, for
 * facts and labels the home page.
 */
export function createPreview(context: AdminContext) {
  return function Preview({ entry, document, getAsset }: CustomPreviewTemplateProps) {
    // The CMS writes the pane’s language into its document, before the page’s own takes its place.
    const { dataset, lang } = document.documentElement;
    dataset['locale'] ??= lang;
    const { locale } = dataset as { locale: string };
    const { own, files } = previewedFile(entry, locale, context);
    const now = { ...context, files: { ...context.files, ...files } };
    const file = pageShowing(own, now);
    try {
      const { html, rules, language, direction } = drawPage(
        now,
        fileIn(file, locale, context),
        (name) => getAsset(`/content/pictures/${name}`)?.url,
      );
      Object.assign(document.documentElement, { lang: language, dir: direction });
      return (
        <>
          <style>{STYLES + rules}</style>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has drawn it; the CMS brings a React of its own, whose hooks are not those of the blocks. */}
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </>
      );
    } catch (error) {
      return <p>The page cannot be drawn yet: {String(error)}</p>;
    }
  };
}

/** The page of the site’s own language that shows an entry best. */
function pageShowing(file: string, { files }: AdminContext): string {
  if (file.startsWith('pages/')) return file;
  const [, picture] = /^pictures\/(.+)\.yaml$/.exec(file) ?? [];
  const shows = ([name, value]: [string, unknown]) =>
    /^pages\/[^/]+$/.test(name) &&
    !name.includes(NOT_FOUND) &&
    JSON.stringify(value).includes(`"${picture}"`);
  return (picture && Object.entries(files).find(shows)?.[0]) || 'pages/index.yaml';
}
