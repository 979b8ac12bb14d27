// Offers the page in the language that the visitor’s browser prefers, if the site has it: a link at the top of the page,
// because on phones the languages are in the menu. Only the first part of a language’s tag counts: `zh-TW` → `zh`.
const subtagOf = (tag: string) => tag.split('-')[0]!;
const pageLanguage = subtagOf(document.documentElement.lang);
const languages = Array.from(document.querySelectorAll<HTMLAnchorElement>('#menu a[lang]'));
const linkTo = (language: string) => languages.find(({ lang }) => subtagOf(lang) === language);

const preferred = navigator.languages
  .map(subtagOf)
  .find((language) => language === pageLanguage || linkTo(language));
const link = preferred !== pageLanguage && preferred && linkTo(preferred);
if (link) document.querySelector('main')!.prepend(link.cloneNode(true));
