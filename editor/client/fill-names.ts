import { namesSchema, tokensOf } from '../../src/content/company.ts';

/** Fills names into a text, as far as they are known. @param company the values of the company’s file */
export function withNames(text: string, company: unknown): string {
  const { data } = namesSchema.safeParse(company);
  const names: Record<string, string> = data ? tokensOf(data) : {};
  return text.replace(/\{(\w+)\}/g, (token, name: string) => names[name] ?? token);
}
