import { join } from 'node:path';
import { describeChanges, namesIn, valuesOf } from './changes.ts';
import { readText } from './folders.ts';
import type { Repository } from './repository.ts';

/**
 * Describes the differences between the content and the published version.
 * @param content the content folder
 * @param published the commit of that version; undefined if there is none
 */
export async function unpublishedChanges(
  content: string,
  repository: Repository,
  published: string | undefined,
): Promise<string[]> {
  if (published === undefined) return ['The whole site, for the first time'];
  const files = await repository.changedSince(published);
  return describeChanges(
    await Promise.all(
      files.map(async (file) => ({
        file,
        before: valuesOf(file, await repository.textAt(published, file)),
        after: valuesOf(file, readText(join(content, file))),
      })),
    ),
    namesIn(content),
  );
}
