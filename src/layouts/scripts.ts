// The scripts that a page fetches, in one file that visitors fetch once. A page is complete without them.
import './menu.ts';
import './language-offer.ts';
import '../offline/register.ts';
import '../blocks/operations/choose-vehicle.ts';
import '../components/local-time/local-time.ts';
import '../components/share-button/share.ts';
import '../viewer/open-viewer.ts';
// Last, because Safari 12.0 stops at it.
import '../blocks/operations/mark-section.ts';
