import { onSite, postalAddress } from '../content/company.ts';
import type { LoadedPage } from '../content/pages/load-pages.ts';
import { fileNameOf } from '../content/pages/page.ts';
import { withoutSoftHyphens } from '../content/soft-hyphens.ts';

/** `/llms.txt` (llmstxt.org): the company, and the Markdown address of each page by language, home first. */
export function llmsText(pages: LoadedPage[]): string {
  const { content, context } = pages[0]!;
  const { company, navigation } = context;
  const { contact } = company;
  const linkTo = (page: LoadedPage) =>
    `- [${page.content.title}](${onSite(company, `/${fileNameOf(page.context.path)}.md`)}): ${page.content.description}`;
  const groups = Map.groupBy(pages, (page) => page.context.language);
  const others = context.languages
    .filter(({ tag }) => tag !== context.language)
    .flatMap(({ tag, name }) => [`## ${name}`, '', ...groups.get(tag)!.map(linkTo), '']);
  const details = [
    contact.telephone,
    contact.email,
    contact.partnersEmail,
    postalAddress(contact, context.language),
  ].map((detail) => `- ${detail}`);
  const lines = [
    `# ${company.names.company}`,
    '',
    `> ${content.description}`,
    '',
    `## ${navigation.footer.quickLinks}`,
    '',
    ...groups.get(context.language)!.map(linkTo),
    '',
    ...others,
    `## ${navigation.footer.contact}`,
    '',
    ...details,
    '',
  ];
  return withoutSoftHyphens(lines.join('\n'));
}
