import { arabicNavigation, navigation } from '../../support/content.ts';

/**
 * Findings that a person has reviewed and accepted. If a rule ends in `?`, the checker could not decide; the review says
 * why the page is right, or which other test checks it. The only rule without `?` is older than the current HTML standard.
 */
export interface Review {
  rule: string;
  /** A pattern for the finding. Without it, the review applies to all findings of the rule. */
  about?: RegExp;
  why: string;
  link: string;
}

const ACT_CONTRAST = 'https://www.w3.org/WAI/standards-guidelines/act/rules/09o5cg/';
const CONTRAST = 'contrast.spec.ts measures it in every state, with the colours that the browser computes';
const IBM = 'https://www.ibm.com/able/requirements/checker-rule-sets';

/** The labels of the menu’s button, of which one is hidden. */
const MENU_LABELS = [navigation, arabicNavigation]
  .flatMap(({ labels }) => [labels.menu, labels.closeMenu])
  .map((label) => `<span>${label}</span>`)
  .join('|');

export const REVIEWED: Review[] = [
  { rule: 'axe color-contrast?', why: CONTRAST, link: ACT_CONTRAST },
  { rule: 'axe color-contrast-enhanced?', why: CONTRAST, link: ACT_CONTRAST },
  {
    rule: 'axe hidden-content?',
    about: RegExp(
      `${MENU_LABELS}|${/id="menu"|class="(header-(toggle|rest|reach|languages)|footer-paper|contact-code|local-time-(day|night))"|converter-(text|inMargin)|section-picture|picture-caption|<strong>/.source}`,
    ),
    why: 'the menu is audited open too; parts of the header, its languages (which the footer has too, with the current one in bold) and a figure are shown at some widths only; the address and the QR code are for print; of two sentences one is shown by day and one at night, and of the two labels of the menu’s button one while it is open; and the text about a vehicle appears when it is chosen',
    link: 'https://dequeuniversity.com/rules/axe/4.12/hidden-content',
  },
  {
    rule: 'axe p-as-heading?',
    about: /class="statements-statement"/,
    why: 'a sentence in large text below its heading; axe reports it if it is shorter than the next sentence',
    link: 'https://dequeuniversity.com/rules/axe/4.12/p-as-heading',
  },
  {
    rule: 'ibm aria_keyboard_handler_exists?',
    about: /role="tablist"/,
    why: 'viewer.spec.ts moves between the thumbnails with the arrow keys',
    link: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/',
  },
  {
    rule: 'ibm download_keyboard_controllable?',
    why: 'a normal link to a PDF, which the browser opens or saves',
    link: IBM,
  },
  { rule: 'ibm text_contrast_sufficient?', why: CONTRAST, link: ACT_CONTRAST },
  {
    rule: 'ibm style_color_misuse?',
    why: 'reported for every style sheet; the current link also has a bar, and directions have words',
    link: 'https://www.w3.org/WAI/WCAG22/Understanding/use-of-color',
  },
  {
    rule: 'ibm style_highcontrast_visible?',
    why: 'reported for every style sheet; modes.spec.ts tests forced colours',
    link: 'https://www.w3.org/TR/css-color-adjust-1/#forced',
  },
  {
    rule: 'ibm img_alt_background?',
    about: /<li>|home-hero-posters/,
    why: 'the background of the home hero is a plain colour; elsewhere it is the ruler of the timeline, which only repeats the years; these are text',
    link: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content',
  },
  {
    rule: 'ibm list_structure_proper?',
    about: /<dl/,
    why: 'HTML allows div elements around groups of terms and descriptions',
    link: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-dl-element',
  },
  {
    rule: 'ibm element_tabbable_unobscured?',
    about: /when the element receives focus/,
    why: 'keyboard.spec.ts checks each element while it has the focus',
    link: 'https://www.w3.org/WAI/WCAG22/Understanding/focus-not-obscured-enhanced',
  },
  {
    rule: 'ibm element_tabbable_visible?',
    about: /href="#main"/,
    why: 'the skip link is visible while it has the focus; keyboard.spec.ts tests this',
    link: 'https://www.w3.org/WAI/WCAG22/Techniques/general/G1',
  },
  {
    rule: 'ibm input_label_visible?',
    about: /class="(previous|next|plus|minus|cross)"/,
    why: 'the viewer’s buttons have well-known icons, and a title',
    link: 'https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions',
  },
  {
    rule: 'ibm text_block_heading?',
    why: 'these short lines are logos, numbers beside a heading, and figures in a list of facts; names.spec.ts tests the headings',
    link: IBM,
  },
  {
    rule: 'sniffer 1_1.1_1_1.H67.2?',
    about: /<img alt="" loading="lazy" src=/,
    why: 'the viewer’s thumbnails are in tabs, which have names',
    link: 'https://www.w3.org/WAI/WCAG22/Techniques/html/H67',
  },
  {
    rule: 'sniffer 1_3.1_3_1.H48?',
    about: /class="(button-row|header-reach|call-to-action-call|section-container header-bar)/,
    why: 'two buttons side by side are not a navigation, and “list, two items” before each pair would disturb; the menu in the header is a list',
    link: 'https://www.w3.org/WAI/WCAG22/Techniques/html/H48',
  },
  {
    rule: 'sniffer 1_4.1_4_10.C32,C31,C33,C38,SCR34,G206?',
    about: /class="header-|<dialog|class="(stage|strip|number|previous|next|plus|minus|cross|tools)/,
    why: 'reported for every fixed element; reading.spec.ts measures sideways scrolling at 320 px',
    link: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow',
  },
  {
    rule: 'sniffer 2_4.2_4_8.H59.1',
    about: /rel="stylesheet" href="[^"]*print\.\w+\.css"/,
    why: 'HTML allows links to style sheets in the body, to which this one is added after the first paint',
    link: 'https://html.spec.whatwg.org/multipage/links.html#body-ok',
  },
  ...['G17.BgImage', 'G18.Abs', 'G18.BgImage'].map((technique) => ({
    rule: `sniffer 1_4.1_4_6.${technique}?`,
    why: CONTRAST,
    link: ACT_CONTRAST,
  })),
];
