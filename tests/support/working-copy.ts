import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWorkingCopy } from '../../editor/server/working-copy.ts';
import { FIXTURE_COMPANY } from './trial-content.ts';

/** Opens an editor’s working copy of the fixture company in a temporary folder. The editor saves to `content`. */
export function openFixtureCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'working-copy-'));
  const content = join(folder, 'content');
  cpSync(FIXTURE_COMPANY, content, { recursive: true });
  const copy = openWorkingCopy(content, join(folder, 'work'));
  copy.sync();
  return { copy, content, destroy: () => rmSync(folder, { recursive: true }) };
}
