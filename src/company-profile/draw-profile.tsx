import { type Drawn, draw } from '../layouts/draw-page.tsx';
import { fontsFor } from '../layouts/headline-fonts.ts';
import { modesSheet } from '../styles/modes.ts';
import { CompanyProfile } from './CompanyProfile.tsx';
import ownStyles from './company-profile.module.css?inline';
import textFonts from './fonts.css?inline';
import type { Profile } from './load-profiles.ts';

/** Draws a company profile. The fonts of its headlines are part of the styles, because no page has the same letters. */
export async function drawProfile(profile: Profile): Promise<Drawn> {
  const { context, rules } = profile;
  const tree = <CompanyProfile {...profile} />;
  const fonts = await fontsFor(context.languageTag, () => [draw(tree, context, '').markup]);
  const fontRules = Object.entries(fonts.files).reduce(
    (styles, [address, font]) => styles.replace(address, `data:font/woff2;base64,${font.toString('base64')}`),
    fonts.styles,
  );
  const { markup, styles } = draw(tree, context, fontRules + rules);
  return { markup, styles: styles + modesSheet + textFonts + ownStyles };
}
