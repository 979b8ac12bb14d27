/** The CMS on the owner’s own content. It ends with a build, so it runs alone. */
import { testCms } from '../../support/cms-walk.ts';
import { SITES } from '../../support/sites.ts';

testCms('owner', SITES.content, true);
