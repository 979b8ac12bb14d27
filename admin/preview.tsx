import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { pictureNameOf } from '../src/load/check/picture-names.ts';
import site from '../src/styles/global.css?inline';
import { type AdminContext, fileIn } from './context.ts';
import { drawPage } from './draw-page.tsx';
import { previewedFile } from './entry.ts';

const modules = import.meta.glob<string>(
  ['../src/{components,blocks,layouts}/**/*.module.css', '!**/*.modes.module.css'],
  { query: '?inline', import: 'default', eager: true },
);
const STYLES = [site, ...Object.values(modules)].join('\n');

/**
 * The preview of an entry: the page itself, as the build would draw it; for a picture the blocks that show it on
 * one page, for facts and labels the home page.
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
    const picture = own.startsWith('pictures/') ? `"${pictureNameOf(own)}"` : '';
    const shows = (value: unknown) => JSON.stringify(value).includes(picture);
    const pages = [
      'pages/index.yaml',
      ...Object.keys(now.files).filter((name) => /^pages\/[^/]+$/.test(name)),
    ];
    const original = own.startsWith('pages/')
      ? own
      : (pages.find((name) => shows(now.files[name])) ?? 'pages/index.yaml');
    const translated = fileIn(original, locale, context);
    const file = translated in now.files ? translated : original;
    try {
      const findFile = (name: string) => getAsset(`/content/pictures/${name}`)?.url;
      const { html, rules, language, direction } = drawPage(now, file, shows, findFile);
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
