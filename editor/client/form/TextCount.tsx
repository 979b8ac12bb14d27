import { clsx } from 'clsx';
import { plainText } from '../../../src/content/rich-text.ts';
import { widthOf } from '../../../src/content/text-width.ts';
import { overlay } from '../../../src/content/translations.ts';
import type { FieldPath, FieldSchema } from '../../api.ts';
import { COMPANY_FILE } from '../../files.ts';
import { withNames } from '../fill-names.ts';
import { useEditor } from '../store.ts';
import { useOriginal } from './context.ts';
import styles from './field.module.css';

/** How long a text is, and how long it may be. */
export function TextCount({ schema, path, text }: { schema: FieldSchema; path: FieldPath; text: string }) {
  const { files } = useEditor();
  const language = useOriginal(path)?.language;
  const { maxLength = Number.MAX_SAFE_INTEGER, filledWidth, input } = schema;
  const most = filledWidth?.most ?? maxLength;
  if (most === 0 || most === Number.MAX_SAFE_INTEGER) return null;
  const company = overlay(files[COMPANY_FILE], files[`company.${language}.yaml`]);
  const shown = filledWidth
    ? withNames(text.trim(), company)
    : input === 'rich-text'
      ? plainText(text)
      : text;
  const width = widthOf(shown);
  return (
    <span className={clsx(styles.count, width > most && styles.over)}>
      {width} of {filledWidth && `${filledWidth.least} to `}
      {most}
    </span>
  );
}
