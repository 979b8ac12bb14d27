/** Routes of pictures, logos, typefaces and files for visitors. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { addPicture, replacePicture, smallPicture } from './pictures.ts';
import { addPublicFile, publicFiles, removePublicFile } from './public-files.ts';
import { putLogo, readLogo, typefaces } from './theme-files.ts';
import type { WorkingCopy } from './working-copy.ts';
import { workspace } from './workspace.ts';

/** An uploaded file: its bytes, and its name on the disk. */
interface Upload<Query = unknown> {
  Querystring: { name: string } & Query;
  Body: Buffer;
}

interface FileParams {
  Params: { file: string };
}

/** Sends a file, or status 404 if there is none. */
export const sendFile = (reply: FastifyReply, type: string, file: Buffer | undefined) =>
  file ? reply.type(type).send(file) : reply.callNotFound();

/** Adds the routes of pictures, logos, typefaces and files for visitors. */
export function addUploadRoutes(editor: FastifyInstance, copy: WorkingCopy): void {
  editor.post<Upload<{ instead?: string }>>('/pictures', async ({ query, body }) => ({
    file: query.instead
      ? await replacePicture(copy, query.instead, query.name, body)
      : await addPicture(copy, query.name, body),
    ...(await workspace(copy)),
  }));
  editor.get<FileParams>('/pictures/:file', async ({ params }, reply) =>
    sendFile(reply.header('Cache-Control', 'no-cache'), 'image/webp', await smallPicture(copy, params.file)),
  );

  editor.post<Upload<{ whose: string }>>('/logos', async ({ query, body }) => {
    await putLogo(copy, query.whose, query.name, body);
    return workspace(copy);
  });
  editor.get<FileParams>('/logos/:file', async ({ params }, reply) =>
    // A drawing may contain scripts, which would run if it were opened in a tab of its own.
    sendFile(
      reply.header('Content-Security-Policy', 'sandbox'),
      'image/svg+xml',
      readLogo(copy, params.file),
    ),
  );

  editor.get('/typefaces', () => typefaces(copy));

  editor.get('/files', () => publicFiles(copy));
  editor.post<Upload>('/files', async ({ query, body }) => {
    await addPublicFile(copy, query.name, body);
    return publicFiles(copy);
  });
  editor.delete<{ Querystring: { name: string } }>('/files', ({ query }) => {
    removePublicFile(copy, query.name);
    return publicFiles(copy);
  });
}
