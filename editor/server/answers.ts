import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { addressOf, NOT_FOUND } from '../../src/content/pages/page.ts';
import type { Desk } from '../desk.ts';
import { BASE } from './app.ts';
import type { Draft } from './draft.ts';
import { FORMS, isEditable } from './forms.ts';
import { addPicture, removePicture, smallPicture } from './pictures.ts';

/** Larger pictures than any camera’s are mistakes, in MB. */
const LARGEST = 60;

/** Nothing of the editor comes from elsewhere, nor goes there, and no other site shows it in a frame to be clicked unseen. */
const POLICY =
  "default-src 'self'; script-src 'self'; img-src 'self' blob: data:; style-src 'self' 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'";

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

/** How the editing server answers: the editor’s page, and its questions and orders. */
export async function createAnswers(
  draft: Draft,
  app: Map<string, string | Uint8Array>,
): Promise<FastifyInstance> {
  const server = fastify({ bodyLimit: LARGEST * 1024 * 1024 });
  server.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  // A page of another site that is open in the same browser may not edit.
  server.addHook('onRequest', async ({ method, headers }, reply) => {
    if (method === 'GET' || headers.origin === `http://${headers.host}`) return;
    return reply.code(403).send({ message: 'Only the editor’s own page may change the content.' });
  });

  server.setErrorHandler<FastifyError>((error, _request, reply) => {
    if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') return reply.send(error);
    return reply.code(413).send({
      message: `This file has more than ${LARGEST} MB. Open it in a picture program and export it as JPEG, 4,000 pixels wide at most.`,
    });
  });

  const desk = async (): Promise<Desk> => {
    const files = draft.files().filter(isEditable).sort();
    return {
      forms: FORMS,
      files: Object.fromEntries(files.map((file) => [file, draft.read(file) ?? null])),
      ...(await draft.verdict()),
    };
  };

  server.register(
    async (editor) => {
      for (const [name, body] of app) {
        editor.get(name === 'index.html' ? '/' : `/${name}`, (_request, reply) =>
          reply
            .header('Content-Security-Policy', POLICY)
            .type(TYPES[name.split('.').at(-1)!] ?? 'application/octet-stream')
            .send(typeof body === 'string' ? body : Buffer.from(body)),
        );
      }

      editor.get('/desk', () => {
        draft.takeOver();
        return desk();
      });
      editor.post('/save', () => draft.save());
      editor.post('/discard', () => {
        draft.discard();
        return desk();
      });

      editor.put<{ Querystring: { file: string }; Body: { value: unknown } }>(
        '/file',
        async (request, reply) => {
          const { file } = request.query;
          if (!isEditable(file))
            return reply.code(404).send({ message: `There is no file ${file} to edit.` });
          draft.write(file, request.body.value);
          return draft.verdict();
        },
      );

      editor.delete<{ Querystring: { file: string } }>('/file', async ({ query: { file } }, reply) => {
        if (file.startsWith('pages/') && isEditable(file)) draft.remove(file);
        else if (!removePicture(draft, file))
          return reply.code(404).send({ message: `There is no file ${file} to remove.` });
        return desk();
      });
      editor.get<{ Querystring: { file: string } }>('/history', ({ query }) => ({
        isSaved: draft.isSaved(query.file),
        isKept: draft.isKept(query.file),
      }));

      editor.post<{ Body: { name: string } }>('/pages', async (request, reply) => {
        const file = `pages/${request.body.name}.yaml`;
        if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(request.body.name)) {
          return reply.code(422).send({
            message: 'Use small letters, digits and hyphens for the address, for example “vision”.',
          });
        }
        if (draft.files().includes(file) || addressOf(`${request.body.name}.yaml`) === NOT_FOUND) {
          return reply.code(422).send({ message: `There is a page /${request.body.name} already.` });
        }
        draft.write(file, { title: '', description: '', published: false, blocks: [] });
        return desk();
      });

      editor.post<{ Querystring: { name: string }; Body: Buffer }>('/pictures', async (request, reply) => {
        const added = await addPicture(draft, request.query.name, request.body);
        if ('refusal' in added) return reply.code(422).send({ message: added.refusal });
        return { ...added, desk: await desk() };
      });
      editor.get<{ Params: { file: string } }>('/pictures/:file', async ({ params }, reply) => {
        const picture = await smallPicture(draft, params.file);
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
