/** Written in by `language-offers.ts`: a sentence for each language. */
declare const OFFERS: Record<string, string>;

// Offers the page in the language that the visitor’s browser asks for first, if the site has it: one line at the end
// of the first view, which moves nothing and scrolls away.
const { lang } = document.documentElement;
const languageOf = (tag: string) => tag.split('-')[0]!.toLowerCase();

for (const wanted of navigator.languages) {
  const language = languageOf(wanted);
  if (language === languageOf(lang)) break;
  const link = document.querySelector<HTMLAnchorElement>(`footer a[lang|="${language}"]`);
  if (!link) continue;
  const offer = link.cloneNode() as HTMLAnchorElement;
  offer.textContent = OFFERS[language] ?? link.textContent;
  offer.dir = 'auto';
  const line = document.createElement('p');
  // Here, so that nobody else pays for its styles.
  line.style.cssText =
    'position:absolute;z-index:9;inset-block-end:0;inset-inline-end:0;padding:.6rem var(--gutter);background:var(--ink);color:var(--cotton)';
  line.append(offer);
  document.getElementById('main')!.before(line);
  break;
}
