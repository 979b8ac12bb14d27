import type { AstroIntegration } from 'astro';

/** The address of the company profile of a language on the development server. @param language as in folders */
export const profileAddress = (language: string) => `/company-profile/${language}`;

/** Serves the company profile as a page in development, where `npm run draw` prints it. It is never published. */
export function companyProfilePage(): AstroIntegration {
  return {
    name: 'company-profile-page',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({
          pattern: profileAddress('[language]'),
          entrypoint: './src/company-profile/company-profile.astro',
        });
      },
    },
  };
}
