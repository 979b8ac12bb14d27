import { theme } from '../theme/theme.ts';

/** The browser’s sign for the site: the company’s mark in its colour. */
export function GET() {
  const { colours, marks } = theme;
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="${colours.laterite}"><path fill-rule="evenodd" d="${marks.company.path}"/></svg>`,
  );
}
