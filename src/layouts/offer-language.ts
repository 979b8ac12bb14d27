/** Written in by `language-offers.ts`: a sentence for each language, by its tag. */
declare const OFFERS: Record<string, string>;

// The language switch offers the page in a sentence of the visitor’s preferred language, if the site has it.
// In a wide window, only the switch in the footer does: the longer text would move the header.
const languageOf = (tag: string) => tag.split('-')[0]!;
const own = languageOf(document.documentElement.lang);
const within = matchMedia('(min-width:62rem)').matches ? 'footer ' : '';

for (const wanted of navigator.languages.map(languageOf)) {
  if (wanted === own) break;
  const links = document.querySelectorAll<HTMLAnchorElement>(`${within}a[lang|="${wanted}"]`);
  for (const link of links) link.textContent = OFFERS[link.lang] ?? link.textContent;
  if (links.length > 0) break;
}
