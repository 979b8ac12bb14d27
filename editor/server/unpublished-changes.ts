import { join } from 'node:path';
import { describeChanges, namesIn, valuesOf } from './changes.ts';
import { readText } from './folders.ts';
import type { PublicVersion } from './public-versions.ts';
import type { Repository } from './repository.ts';

/** Describes the differences between the content and the published version. @param content the content folder */
export async function unpublishedChanges(
  content: string,
  repository: Repository,
  version: PublicVersion | undefined,
): Promise<string[]> {
  if (!version) return ['The whole site, for the first time'];
  const files = await repository.changedSince(version.commit);
  return describeChanges(
    await Promise.all(
      files.map(async (file) => ({
        file,
        before: valuesOf(file, await repository.textAt(version.commit, file)),
        after: valuesOf(file, readText(join(content, file))),
      })),
    ),
    namesIn(content),
  );
}
