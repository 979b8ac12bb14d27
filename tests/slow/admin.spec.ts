/** The CMS on both contents. */
import { test } from '@playwright/test';
import { testCms } from '../support/cms-walk.ts';
import { SITES } from '../support/sites.ts';

for (const name of ['content', 'company'] as const) test.describe(name, () => testCms(name, SITES[name]));
