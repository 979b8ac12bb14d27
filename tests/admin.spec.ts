/** The CMS of the owner, on the fixture company. `npm test -- all` has the same on both contents, with builds. */
import { test } from '@playwright/test';
import { testCms } from './support/cms-walk.ts';
import { SITES } from './support/sites.ts';

test.describe('@not-all', () => testCms('fixture', SITES.company, false));
