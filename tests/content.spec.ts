/** The owner’s site. Nothing here knows what is written in `content/`: what `npm run check` accepts has to pass. */
import { testAnySite } from './support/any-site.ts';
import { SITES } from './support/sites.ts';

testAnySite(SITES.content);
