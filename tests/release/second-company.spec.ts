/** Another company: other typefaces and colours, and a language with long words. */
import { testAnySite } from '../support/any-site.ts';
import { SITES } from '../support/sites.ts';

testAnySite(SITES.secondCompany);
