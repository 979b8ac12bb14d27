import type { Publisher } from './publisher.ts';
import type { SavedVersions } from './saved-versions.ts';
import type { VersionPictures } from './version-pictures.ts';
import type { WorkingCopy } from './working-copy.ts';

/** What the routes work on: the content as edited, its history, and what the public sees. */
export interface EditorServices {
  copy: WorkingCopy;
  versions: SavedVersions;
  versionPictures: VersionPictures;
  publisher: Publisher;
}
