/** Describes the differences between two states of the content with the labels of the editor. */
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isDraft } from '../../src/content/pages/page.ts';
import type { Fields } from '../../src/content/yaml-values.ts';
import type { FieldSchema } from '../api.ts';
import { entrySchema, entrySchemas } from '../entries.ts';
import { PICTURES_FILE, pictureFile, schemaNameOf } from '../files.ts';
import { blockLabel, fieldLabel } from '../labels.ts';
import { nameOf } from '../names.ts';
import { FIELD_SCHEMAS } from './field-schemas.ts';
import { filesIn } from './folders.ts';
import { parseValues, readValues } from './yaml.ts';

/** A file in both states: its values, `null` if it is not YAML or cannot be read, `undefined` if it does not exist. */
export interface FileChange {
  file: string;
  before: unknown;
  after: unknown;
}

/** The values of a file in one state of a {@link FileChange}. */
export function valuesOf(file: string, text: string | undefined): unknown {
  if (text === undefined) return undefined;
  return file.endsWith('.yaml') ? (parseValues(text) ?? null) : null;
}

/** Reads the menus of a content folder. @returns a function that names its files by them */
export function namesIn(folder: string): (file: string) => string {
  const menus = filesIn(folder).filter((file) => schemaNameOf(file) === 'navigation');
  const values = Object.fromEntries(menus.map((file) => [file, readValues(join(folder, file))]));
  return (file) => nameOf(file, values);
}

/**
 * Describes each changed file in a part of a sentence: “Telephone on every page”, “Home page: Gallery”, “2 pictures”.
 * @param nameOf the name of a file
 */
export function describeChanges(changes: FileChange[], nameOf: (file: string) => string): string[] {
  const isPicture = ({ file }: FileChange) => pictureFile(file) !== undefined;
  const pictures = changes.filter(isPicture).length;
  const others = changes.filter(
    (change) => !isPicture(change) && !(pictures > 0 && change.file === PICTURES_FILE),
  );
  const words = others.map((change) => describe(change, nameOf(change.file)));
  if (pictures > 0) words.push(pictures === 1 ? 'One picture' : `${pictures} pictures`);
  return words;
}

function describe({ file, before, after }: FileChange, name: string): string {
  if (before === undefined) return `New: ${name}${isDraft(after) ? ' (draft)' : ''}`;
  if (after === undefined) return `Removed: ${name}`;
  const schema = schemaNameOf(file);
  if (!schema || !before || !after || schema === 'redirects') return name;
  if (schema === 'page' && isDraft(before) !== isDraft(after))
    return `${name} ${isDraft(after) ? 'is a draft again' : 'is published'}`;
  const parts = [...new Set(changedLabels(before as Fields, after as Fields, FIELD_SCHEMAS[schema]))];
  const list = parts.slice(0, 3).join(', ') + (parts.length > 3 ? ` and ${parts.length - 3} more` : '');
  return schema === 'company' ? `${list} on every page` : `${name}: ${list}`;
}

/** The labels of the innermost fields that differ. In a list of blocks, the labels of the changed blocks. */
function changedLabels(before: Fields, after: Fields, schema: FieldSchema): string[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .flatMap((name) => {
      const field = schema.properties?.[name];
      if (!field) return [name];
      const [was, is] = [before[name], after[name]];
      if (field.properties && was && is) return changedLabels(was as Fields, is as Fields, field);
      if (!field.items?.oneOf) return [fieldLabel(name, field)];
      const [old, now] = [was, is].map((list) => (Array.isArray(list) ? list : []));
      const isIn = (list: unknown[]) => (entry: unknown) =>
        list.some((other) => isDeepStrictEqual(other, entry));
      const changed = [
        ...now!.filter((entry) => !isIn(old!)(entry)),
        ...old!.filter((entry) => !isIn(now!)(entry)),
      ];
      const labels = changed
        .map((entry) => entrySchema(entrySchemas(field), entry))
        .map((found) => found && blockLabel(found));
      return labels.length > 0 ? labels.map((label) => label ?? 'a block') : ['order of blocks'];
    });
}
