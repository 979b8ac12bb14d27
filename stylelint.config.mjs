/** What CSS may say; Biome decides how it is formatted. Rules that differ from the standard say why. */

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  rules: {
    // Layout: empty lines are the author’s, as with Biome.
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    // Layers decide which styles win. Within a component a state after its neighbour reads better than sorted rules.
    'no-descending-specificity': null,
    // Classes of a CSS Module are properties of an object in TypeScript.
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
    'import-notation': 'string',
    'media-feature-range-notation': 'prefix',
    // Keywords as their specifications spell them, and names of typefaces.
    'value-keyword-case': [
      'lower',
      {
        ignoreKeywords: ['currentColor', 'geometricPrecision', 'A4'],
        ignoreProperties: ['/^--/', 'font-family'],
      },
    ],
    // Browsers hide from scripts how a visited link looks, so no test could measure its contrast.
    'selector-pseudo-class-disallowed-list': ['visited'],
    // Chrome 88 or Safari 14.1 do not know them, `start` and `end` in flex boxes: see docs/decisions/browsers.md.
    'property-disallowed-list': ['/^scroll-(margin|padding)-(block|inline)/'],
    'declaration-property-value-disallowed-list': {
      float: ['/^inline/'],
      'justify-content': ['start', 'end'],
    },
    // Safari knows no other: https://caniuse.com/text-size-adjust
    'property-no-vendor-prefix': [true, { ignoreProperties: ['-webkit-text-size-adjust'] }],
  },
};
