/** Protects the link to the company profile from vanishing when the file cannot be read. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { companyProfileFileIn } from '../schema/company-profile.ts';
import type { Language } from './language.ts';
import { loadCompanyProfileLink } from './load-company-profile.ts';
import { STATIC_FOLDER } from './static-files.ts';

test('the link is left out only if there is no company profile', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'profile-'));
  vi.stubEnv('CONTENT_DIR', folder);
  const language = { id: 'default', profileCopy: {} } as Language;
  expect(await loadCompanyProfileLink(language, language)).toBeUndefined();
  // It is there, and cannot be read.
  mkdirSync(join(folder, STATIC_FOLDER, companyProfileFileIn('default')), { recursive: true });
  await expect(loadCompanyProfileLink(language, language)).rejects.toThrow('EISDIR');
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
