import { fileNameOf, onSite } from '../content/addresses.ts';
import { postalAddress } from '../content/company.ts';
import type { LoadedPage } from '../content/pages/load-pages.ts';

/** `/llms.txt` (llmstxt.org): who the company is, and where each page, the home page first, stands as Markdown. */
export function llmsText(pages: LoadedPage[]): string {
  const { content, context } = pages[0]!;
  const { company, navigation } = context;
  const { contact } = company;
  const links = pages.map(
    (page) =>
      `- [${page.content.title}](${onSite(company, `/${fileNameOf(page.context.path)}.md`)}): ${page.content.description}`,
  );
  const details = [contact.telephone, contact.email, contact.partnersEmail, postalAddress(contact)].map(
    (detail) => `- ${detail}`,
  );
  return [
    `# ${company.names.company}`,
    '',
    `> ${content.description}`,
    '',
    `## ${navigation.footer.quickLinks}`,
    '',
    ...links,
    '',
    `## ${navigation.footer.contact}`,
    '',
    ...details,
    '',
  ].join('\n');
}
