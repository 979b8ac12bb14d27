import { fileNameOf, onSite } from '../model/addresses.ts';
import { postalAddress } from '../model/company.ts';
import type { LoadedPage } from '../model/load-site.ts';

/** `/llms.txt` (llmstxt.org): who the company is, and where each page, the home page first, stands as Markdown. */
export function llmsText(pages: LoadedPage[]): string {
  const { content, site } = pages[0]!;
  const { company, navigation } = site;
  const { contact } = company;
  const links = pages.map(
    (page) =>
      `- [${page.content.title}](${onSite(company, `/${fileNameOf(page.site.path)}.md`)}): ${page.content.description}`,
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
