/** The CMS of the owner, on the fixture company. The release tests have the same on the owner’s content. */
import { testCms } from './support/cms-walk.ts';
import { SITES } from './support/sites.ts';

testCms('fixture', SITES.company, false);
