import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { confirmTranslation } from '../../src/content/check/in-step.ts';
import { DEFAULT_LANGUAGE, languageOfFile } from '../../src/content/languages.ts';
import {
  type Author,
  BASE,
  type Choice,
  type Edit,
  type SavedVersion,
  type Unpictured,
  type Workspace,
  type Written,
} from '../api.ts';
import { pictureFile, REDIRECTS_FILE, schemaOf } from '../files.ts';
import { FIELD_SCHEMAS } from './field-schemas.ts';
import { addLanguage, addTranslation } from './languages.ts';
import { addPage, addToMenu, copyPage, forgetPlanned, renamePage } from './pages.ts';
import { addPicture, removePicture, replacePicture, smallPicture } from './pictures.ts';
import { addPublicFile, publicFiles, removePublicFile } from './public-files.ts';
import type { Publisher } from './publisher.ts';
import { Refusal } from './refusal.ts';
import type { SavedVersions } from './saved-versions.ts';
import { logoPicture, putLogo, typefaceFile, typefaces } from './theme-files.ts';
import type { VersionPictures } from './version-pictures.ts';
import type { WorkingCopy } from './working-copy.ts';

/** Larger pictures than any camera’s are mistakes, in MB. */
const LARGEST = 60;

/** Nothing of the editor comes from elsewhere, nor goes there, and no other site shows it in a frame to be clicked unseen. */
const POLICY =
  "default-src 'self'; script-src 'self'; img-src 'self' blob: data:; style-src 'self' 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'";

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

interface FileQuery {
  Querystring: { file: string };
}

interface PageBody {
  Body: { file: string; name: string };
}

interface NameQuery {
  Querystring: { name: string };
}

interface PictureQuery {
  Querystring: { name: string; instead?: string };
}

/** What the editor’s page asks for things: the content as edited, its history, and what the public sees. */
export interface EditorServices {
  copy: WorkingCopy;
  versions: SavedVersions;
  versionPictures: VersionPictures;
  publisher: Publisher;
}

/** The editor’s page and what it asks for, below `BASE`. @param app the files of the page by their names */
export async function createRoutes(
  { copy, versions, versionPictures, publisher }: EditorServices,
  app: Map<string, string | Uint8Array>,
): Promise<FastifyInstance> {
  const server = fastify({ bodyLimit: LARGEST * 1024 * 1024 });
  server.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  // A page of another site that is open in the same browser may not edit.
  server.addHook('onRequest', async ({ method, headers }) => {
    if (method !== 'GET' && headers.origin !== `http://${headers.host}`)
      throw new Refusal('Only the editor’s own page may change the content.', 403);
  });

  server.setErrorHandler<FastifyError>((error) => {
    if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error;
    throw new Refusal(
      `This file has more than ${LARGEST} MB. Open it in a picture program and export it as JPEG, 4,000 pixels wide at most.`,
      413,
    );
  });

  const valueIn = (file: string) =>
    pictureFile(file) ? copy.pictureVersion(file) : (copy.read(file) ?? null);

  const workspace = async (): Promise<Workspace> => {
    const status = await copy.status();
    const files = copy
      .files()
      .filter((file) => schemaOf(file) || pictureFile(file))
      .sort();
    return {
      schemas: FIELD_SCHEMAS,
      // There may be none yet.
      files: {
        [REDIRECTS_FILE]: [],
        ...Object.fromEntries(files.map((file) => [file, valueIn(file)])),
      },
      ...status,
    };
  };

  server.register(
    async (editor) => {
      for (const [name, body] of app) {
        editor.get(name === 'index.html' ? '/' : `/${name}`, (_request, reply) =>
          reply
            .header('Content-Security-Policy', POLICY)
            .type(TYPES[name.split('.').at(-1)!] ?? 'application/octet-stream')
            .send(body),
        );
      }

      editor.get('/workspace', workspace);
      editor.post('/save', async () => {
        const status = await copy.save();
        // It is saved, whether git is installed to remember it or not.
        if (status.unsaved.length === 0) await versions.record().catch(() => {});
        return status;
      });
      editor.post('/discard', () => {
        copy.discard();
        return workspace();
      });

      editor.put<FileQuery & { Body: Edit }>('/file', async ({ query: { file }, body }): Promise<Written> => {
        if (!schemaOf(file) && !(pictureFile(file) && copy.files().includes(file)))
          throw new Refusal(`There is no file ${file} to edit.`, 404);
        const unwritten = schemaOf(file) ? copy.write(file, body) : [];
        if (pictureFile(file)) copy.restorePicture(file, String(body.value));
        if ((body.value as { published?: unknown } | null)?.published === true) forgetPlanned(copy, file);
        const status = await copy.status();
        return { ...status, value: valueIn(file), unwritten };
      });
      editor.post<{ Body: { choices: Choice[] } }>('/resolve', ({ body }) => {
        copy.sync(body.choices);
        return workspace();
      });
      editor.delete<FileQuery>('/file', ({ query: { file } }) => {
        const schema = schemaOf(file);
        // Of the other files only translations: the site needs their originals.
        if (schema === 'page' || (schema && languageOfFile(file) !== DEFAULT_LANGUAGE)) copy.remove(file);
        else removePicture(copy, pictureFile(file) ?? file);
        return workspace();
      });
      editor.get('/publication', () => publisher.state());
      editor.post<{ Body: { author?: Author } }>('/publish', async ({ body }) => {
        await publisher.publish(body.author);
        return publisher.state();
      });
      editor.post('/publish/back', async () => {
        await publisher.takeBack();
        return publisher.state();
      });
      editor.get('/versions', async (): Promise<SavedVersion[]> => {
        await versions.record().catch(() => {
          throw new Refusal('The history needs git: install it from git-scm.com.');
        });
        const published = await publisher.publishedTrees();
        return (await versions.list()).map(({ tree, ...version }) => ({
          ...version,
          published: published.get(tree),
          pictured: versionPictures.pageOf(version.id),
        }));
      });
      editor.post<{ Body: { id: string; file?: string } }>('/versions/restore', async ({ body }) => {
        const gone = await versions.restore(body.id, copy.folder, body.file);
        for (const file of gone) copy.remove(file);
        return workspace();
      });

      editor.get('/versions/unpictured', async (): Promise<Unpictured> => {
        await versions.record();
        const version = await versions.newestChange();
        return versionPictures.pageOf(version.id) ? {} : { version };
      });
      editor.post<{ Querystring: { id: string; page: string }; Body: Buffer }>(
        '/versions/picture',
        async ({ query, body }) => {
          await versionPictures.put(query.id, query.page, body);
          return {};
        },
      );
      editor.get<{ Querystring: { id: string } }>('/versions/picture', async ({ query }, reply) => {
        const picture = await versionPictures.read(query.id);
        return picture ? reply.type('image/webp').send(picture) : reply.callNotFound();
      });

      editor.get('/files', () => publicFiles(copy));
      editor.post<NameQuery & { Body: Buffer }>('/files', async ({ query, body }) => {
        await addPublicFile(copy, query.name, body);
        return publicFiles(copy);
      });
      editor.delete<NameQuery>('/files', ({ query }) => {
        removePublicFile(copy, query.name);
        return publicFiles(copy);
      });
      editor.get<FileQuery>('/history', ({ query }) => copy.history(query.file));

      editor.post<{ Body: { name: string } }>('/pages', ({ body: { name } }) => {
        addPage(copy, name);
        return workspace();
      });
      editor.post<PageBody>('/pages/copy', ({ body }) => {
        copyPage(copy, body.file, body.name);
        return workspace();
      });
      editor.post<PageBody>('/pages/rename', ({ body }) => {
        renamePage(copy, body.file, body.name);
        return workspace();
      });
      editor.post<{ Body: { file: string; label: string } }>('/pages/menu', ({ body }) => {
        addToMenu(copy, body.file, body.label);
        return workspace();
      });

      editor.post<{ Body: { file: string } }>('/translations', async ({ body }) => {
        await confirmTranslation(copy.folder, body.file);
        return workspace();
      });

      editor.post<{ Body: { file: string; language: string } }>('/translations/add', ({ body }) => {
        addTranslation(copy, body.file, body.language);
        return workspace();
      });
      editor.post<{ Body: { tag: string } }>('/languages', ({ body }) => {
        addLanguage(copy, body.tag);
        return workspace();
      });

      editor.post<PictureQuery & { Body: Buffer }>('/pictures', async ({ query, body }) => ({
        file: query.instead
          ? await replacePicture(copy, query.instead, query.name, body)
          : await addPicture(copy, query.name, body),
        ...(await workspace()),
      }));
      editor.post<{ Querystring: { whose: string; name: string }; Body: Buffer }>(
        '/logos',
        async ({ query, body }) => {
          await putLogo(copy, query.whose, query.name, body);
          return workspace();
        },
      );
      editor.get<{ Params: { file: string } }>('/logos/:file', async ({ params }, reply) => {
        const logo = await logoPicture(copy, params.file);
        return logo ? reply.type('image/webp').send(logo) : reply.callNotFound();
      });
      editor.get('/typefaces', () => typefaces(copy));
      editor.get<{ Querystring: { font: string } }>('/typefaces/file', async ({ query }, reply) => {
        const font = await typefaceFile(copy, query.font);
        return font ? reply.type('font/woff2').send(font) : reply.callNotFound();
      });
      editor.get<{ Params: { file: string } }>('/pictures/:file', async ({ params }, reply) => {
        const picture = await smallPicture(copy, params.file);
        return picture
          ? reply.type('image/webp').header('Cache-Control', 'no-cache').send(picture)
          : reply.callNotFound();
      });
    },
    { prefix: BASE },
  );
  await server.ready();
  return server;
}
