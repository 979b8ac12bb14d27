/** Tests the owner’s site. These tests must pass with any content that `npm run check` accepts. */
import { testAnySite } from './support/any-site.ts';
import { SITES } from './support/sites.ts';

testAnySite(SITES.content);
