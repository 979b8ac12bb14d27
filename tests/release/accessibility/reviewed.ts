/**
 * Findings that a person has reviewed, because a program cannot decide them: rules that end in `?` are doubts, and each
 * says where a person or another test of ours has looked. The one rule without it is older than the standard that it
 * asks for.
 */
export interface Review {
  rule: string;
  /** Only where the finding reads like this. */
  about?: RegExp;
  why: string;
  link: string;
}

const ACT_CONTRAST = 'https://www.w3.org/WAI/standards-guidelines/act/rules/09o5cg/';
const CONTRAST = 'contrast.spec.ts measures it, in every state, from the colours that the browser gives';
const IBM = 'https://www.ibm.com/able/requirements/checker-rule-sets';

export const REVIEWED: Review[] = [
  { rule: 'axe color-contrast?', why: CONTRAST, link: ACT_CONTRAST },
  { rule: 'axe color-contrast-enhanced?', why: CONTRAST, link: ACT_CONTRAST },
  {
    rule: 'axe hidden-content?',
    about:
      /id="menu"|class="(header-(toggle|rest|reach|languages)|footer-paper|contact-code|local-time-sun)"|home-hero-person|converter-text|section-picture|picture-caption|<strong>/,
    why: 'the menu is audited open too, some of it, the languages (which the footer has too, the page’s own in bold) and a figure stand on some widths only, the address and the code are for paper, one line is for the day, and what is said of a vehicle is shown when it is chosen',
    link: 'https://dequeuniversity.com/rules/axe/4.12/hidden-content',
  },
  {
    rule: 'axe p-as-heading?',
    about: /class="statements-statement"/,
    why: 'a sentence set large below its heading, asked when it is shorter than the sentence that follows',
    link: 'https://dequeuniversity.com/rules/axe/4.12/p-as-heading',
  },
  {
    rule: 'ibm aria_keyboard_handler_exists?',
    about: /role="tablist"/,
    why: 'viewer.spec.ts walks through the thumbnails with the arrow keys',
    link: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/',
  },
  {
    rule: 'ibm download_keyboard_controllable?',
    why: 'an ordinary link to a PDF, which the browser opens or saves',
    link: IBM,
  },
  { rule: 'ibm text_contrast_sufficient?', why: CONTRAST, link: ACT_CONTRAST },
  {
    rule: 'ibm style_color_misuse?',
    why: 'asked of every style sheet; the current link has a bar, and directions have words',
    link: 'https://www.w3.org/WAI/WCAG22/Understanding/use-of-color',
  },
  {
    rule: 'ibm style_highcontrast_visible?',
    why: 'asked of every style sheet; modes.spec.ts looks at forced colours',
    link: 'https://www.w3.org/TR/css-color-adjust-1/#forced',
  },
  {
    rule: 'ibm img_alt_background?',
    about: /<li>/,
    why: 'the ruler of the timeline repeats the years, which are text',
    link: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content',
  },
  {
    rule: 'ibm list_structure_proper?',
    about: /<dl/,
    why: 'HTML groups terms and descriptions in div elements',
    link: 'https://html.spec.whatwg.org/multipage/grouping-content.html#the-dl-element',
  },
  {
    rule: 'ibm element_tabbable_unobscured?',
    about: /when the element receives focus/,
    why: 'keyboard.spec.ts looks at each element while it has the focus',
    link: 'https://www.w3.org/WAI/WCAG22/Understanding/focus-not-obscured-enhanced',
  },
  {
    rule: 'ibm element_tabbable_visible?',
    about: /href="#main"/,
    why: 'the skip link is shown as soon as it has the focus, which keyboard.spec.ts sees',
    link: 'https://www.w3.org/WAI/WCAG22/Techniques/general/G1',
  },
  {
    rule: 'ibm input_label_visible?',
    about: /class="(turn|tool) /,
    why: 'the viewer’s buttons are labelled by a sign that everybody knows, and by a title',
    link: 'https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions',
  },
  {
    rule: 'ibm text_block_heading?',
    why: 'short lines: logos, numbers beside a heading, the figures of a list of facts; names.spec.ts reads the headings',
    link: IBM,
  },
  {
    rule: 'sniffer 1_1.1_1_1.H67.2?',
    about: /<img alt="" loading="lazy" src=/,
    why: 'the viewer’s thumbnails stand in tabs, which have names',
    link: 'https://www.w3.org/WAI/WCAG22/Techniques/html/H67',
  },
  {
    rule: 'sniffer 1_3.1_3_1.H48?',
    about: /class="(button-row|header-reach|call-to-action-call|section-container header-bar)/,
    why: 'two buttons side by side are not a navigation, “list, two items” would be noise before each pair; the menu in the header is a list',
    link: 'https://www.w3.org/WAI/WCAG22/Techniques/html/H48',
  },
  {
    rule: 'sniffer 1_4.1_4_10.C32,C31,C33,C38,SCR34,G206?',
    about: /class="header-|<dialog|class="(stage|strip|number|turn|tool)/,
    why: 'asked of everything fixed; reading.spec.ts measures the sideways scroll at 320 px',
    link: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow',
  },
  {
    rule: 'sniffer 2_4.2_4_8.H59.1',
    about: /rel="stylesheet" href="[^"]*print\.\w+\.css"/,
    why: 'HTML lets a style sheet be linked in the body, to which this one is added after the first paint',
    link: 'https://html.spec.whatwg.org/multipage/links.html#body-ok',
  },
  ...['G17.BgImage', 'G18.Abs', 'G18.BgImage'].map((technique) => ({
    rule: `sniffer 1_4.1_4_6.${technique}?`,
    why: CONTRAST,
    link: ACT_CONTRAST,
  })),
];
