import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import type { ReactElement } from 'react';
import { blockSchema } from '../src/blocks/blocks.ts';
import type { PageContent } from '../src/load/page.ts';
import { fieldValues } from '../src/schema/field-values.ts';
import { pictureNameOf } from '../src/schema/picture.ts';
import type { AdminContext } from './context.json.ts';
import { drawPreview } from './draw-preview.tsx';
import { cleaned, defaultFileOf, fileIn } from './entry.ts';

/** The page of an entry as the build would draw it; for a picture every block that shows it, for facts and labels the home page. */
export function createPreview(context: AdminContext) {
  /** What each pane has shown last: it stays while a fact or label that every page needs is being written. */
  const shown = new WeakMap<Document, ReactElement>();
  return function Preview({ entry, document, getAsset }: CustomPreviewTemplateProps) {
    // The CMS writes the pane’s language into its document, before the page’s own takes its place.
    const { dataset, lang } = document.documentElement;
    dataset['locale'] ??= lang;
    const { locale } = dataset as { locale: string };
    const defaultFile = defaultFileOf(entry);
    const edited = fileIn(defaultFile, locale, context);
    const value = cleaned(entry.get('data').toJS());
    const now = { ...context, files: { ...context.files, [edited]: value } };
    const page = defaultFile.startsWith('pages/') ? defaultFile : 'pages/index.yaml';
    const translated = fileIn(page, locale, context);
    const file = translated in now.files ? translated : page;
    try {
      if (defaultFile.startsWith('pictures/')) now.files[file] = placesOf(defaultFile, file, now);
      const { markup, styles, language, textDirection } = drawPreview(now, file, getAsset);
      Object.assign(document.documentElement, { lang: language, dir: textDirection });
      shown.set(
        document,
        <>
          <style>{styles}</style>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has drawn it; the CMS brings a React of its own, whose hooks are not those of the blocks. */}
          <div ref={(page) => complete(page, getAsset)} dangerouslySetInnerHTML={{ __html: markup }} />
        </>,
      );
    } catch (error) {
      // A page that is being written may have gaps that cannot be drawn.
      console.debug(error);
    }
    return shown.get(document) ?? <p />;
  };
}

/** Shows new pictures as soon as the CMS has them. */
function complete(page: Element | null, getAsset: CustomPreviewTemplateProps['getAsset']): void {
  for (const image of page?.querySelectorAll('img') ?? [])
    image.onerror = () =>
      setTimeout(() => {
        const added = getAsset(image.src.replace(/.*\//, '/content/pictures/'));
        if (added) image.src = added.url || image.src;
      }, 500);
}

/** A page of all blocks that show a picture. @param page one in the same language */
function placesOf(picture: string, page: string, { files }: AdminContext): PageContent {
  const folder = page.replace('index.yaml', '');
  const pages = Object.keys(files).filter((name) => name.replace(/[^/]+$/, '') === folder);
  const blocks = pages.flatMap((name) => (files[name] as PageContent).blocks);
  const shows = (block: unknown) =>
    fieldValues('picture', blockSchema, block).some(({ value }) => value === pictureNameOf(picture));
  return { ...(files[page] as PageContent), blocks: blocks.filter(shows) };
}
