/** The page of the CMS: `/admin`. */
import CMS from '@sveltia/cms';
import { pictureNameOf } from '../src/load/check/picture-names.ts';
import { languageOfFile } from '../src/schema/languages.ts';
import './admin.css';
import { cmsConfig } from './config.ts';
import { type AdminContext, localeOf } from './context.ts';
import { showMistakes } from './dialog.ts';
import { savedEntry } from './entry.ts';
import { createFocusPoint } from './FocusPoint.tsx';
import { findMistakes } from './mistakes.ts';
import { createPreview } from './preview.tsx';

const load = async (): Promise<AdminContext> =>
  (await fetch('/admin/context.json', { cache: 'no-cache' })).json();

const context = await load();
const names = Object.keys(context.files);
const locales = names
  .filter((file) => /^navigation\b/.test(file))
  .sort()
  .map((file) => localeOf(languageOfFile(file), context));
const [own] = locales.splice(locales.indexOf(localeOf('default', context)), 1) as [string];
const config = cmsConfig(context.backend, [own, ...locales], names);

for (const { name } of [...config.collections!, ...config.singletons!])
  CMS.registerPreviewTemplate(name!, createPreview(context));
CMS.registerFieldType(
  'focus',
  createFocusPoint((file) => {
    const picture = names.find(
      (name) => /^pictures\/[^/]+$/.test(name) && Object(context.files[name]).file === file,
    );
    return picture && context.pictures[pictureNameOf(picture)]?.src;
  }),
);
CMS.registerEventListener({
  name: 'preSave',
  async handler({ entry }) {
    const saved = savedEntry(entry, context);
    const mistakes = await findMistakes(context, saved.files);
    if (mistakes.length === 0) return saved.entry;
    showMistakes(mistakes);
    // The message by which the CMS itself refuses; for any other it asks to try again later.
    throw new Error('validation_failed');
  },
});
CMS.registerEventListener({
  name: 'postSave',
  handler({ entry }) {
    Object.assign(context.files, savedEntry(entry, context).files);
  },
});
await CMS.init({ config });
