import { hash } from 'node:crypto';
import { HASHED_FILES } from '../deploy/addresses.ts';

/** The address of a file whose name contains a hash of its content. */
export const hashedAddress = (name: string, extension: string, content: string | Buffer) =>
  `${HASHED_FILES}${name}.${hash('sha256', content).slice(0, 8)}.${extension}`;
