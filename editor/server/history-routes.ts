/** Routes of saving, publishing and the history. */
import type { FastifyInstance } from 'fastify';
import type { Author, SavedVersion } from '../api.ts';
import type { Publisher } from './publisher.ts';
import { Refusal } from './refusal.ts';
import type { SavedVersions } from './saved-versions.ts';
import { sendFile } from './upload-routes.ts';
import type { WorkingCopy } from './working-copy.ts';
import { workspace } from './workspace.ts';

/** The services behind the routes: the edited content, its history, and publishing. */
export interface EditorServices {
  copy: WorkingCopy;
  versions: SavedVersions;
  publisher: Publisher;
}

/** Adds the routes of saving, publishing and the history. */
export function addHistoryRoutes(
  editor: FastifyInstance,
  { copy, versions, publisher }: EditorServices,
): void {
  editor.post('/save', async () => {
    const status = await copy.save();
    // The history needs git, but saving does not.
    if (status.unsaved.length === 0) await versions.record().catch(() => {});
    return status;
  });

  editor.get('/publication', () => publisher.state());
  editor.post<{ Body: { author?: Author } }>('/publish', async ({ body }) => {
    await publisher.publish(body.author);
    return publisher.state();
  });
  editor.post('/publish/roll-back', async () => {
    await publisher.rollBack();
    return publisher.state();
  });

  editor.get('/versions', async (): Promise<SavedVersion[]> => {
    await versions.record().catch(({ message }: Error) => {
      throw new Refusal(
        message.includes('ENOENT')
          ? 'The history needs git: install it from git-scm.com.'
          : `The history cannot be kept: ${message}`,
      );
    });
    const published = await publisher.publishedTrees();
    return (await versions.list()).map(({ tree, ...version }) => ({
      ...version,
      published: published.get(tree),
    }));
  });
  editor.post<{ Body: { id: string; file?: string } }>('/versions/restore', async ({ body }) => {
    const { unsaved } = await copy.status();
    const gone = await versions.restore(body.id, copy.folder, { file: body.file, unsaved });
    for (const file of gone) copy.remove(file);
    return workspace(copy);
  });

  editor.post<{ Querystring: { id: string }; Body: Buffer }>('/versions/picture', async ({ query, body }) => {
    await versions.putPicture(query.id, body);
    return {};
  });
  editor.get<{ Querystring: { id: string } }>('/versions/picture', async ({ query }, reply) =>
    sendFile(reply, 'image/webp', versions.picture(query.id)),
  );
}
