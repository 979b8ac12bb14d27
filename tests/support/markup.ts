/** What two independent checkers say of the markup of built pages, and stylelint of the styles in them. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ConfigData, FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import stylelint from 'stylelint';
import { readOutput } from '../../delivery/output.ts';

const NU = fileURLToPath(new URL('../../node_modules/vnu-jar/build/dist/vnu.jar', import.meta.url));

/** What the Nu HTML Checker may say. */
const NU_EXPLAINED = [
  // Its CSS parser is older than container queries and view transitions, and stylelint checks our CSS:
  // https://github.com/w3c/css-validator/issues
  /^CSS: /,
  // React writes `<br/>`, which means the same: https://html.spec.whatwg.org/multipage/syntax.html#start-tags
  /^Trailing slash on void elements has no effect/,
  // It is older than this type of link, which the standard lets wait, too:
  // https://html.spec.whatwg.org/multipage/links.html#link-type-expect
  /^A “link” element with a “blocking” attribute must .*<link rel="?expect\b/s,
];

const HTML_VALIDATE: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    'no-missing-references': 'error',
    // React writes `<br/>`, `srcSet` and `popoverTarget`, which mean the same:
    // https://html.spec.whatwg.org/multipage/syntax.html#attributes-2
    'void-style': 'off',
    'attr-case': 'off',
    // Likewise `checked=""` and `hidden=""`.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The build takes away the marks and tags that HTML lets go:
    // https://html.spec.whatwg.org/multipage/syntax.html#optional-tags
    'attr-quotes': 'off',
    'no-implicit-close': 'off',
    // Each number stands on a line of its own. Where enlarged text is too wide for it, it had better break between
    // its groups than inside one: https://html-validate.org/rules/tel-non-breaking.html
    'tel-non-breaking': 'off',
    // The print sheet comes from our own server, like the page that names it:
    // https://developer.mozilla.org/en-US/docs/Web/Security/Subresource_Integrity
    'require-sri': ['error', { target: 'crossorigin' }],
  },
};

/** What of CSS is right or wrong, as against how it is written. */
const STYLES = {
  extends: 'stylelint-config-recommended',
  rules: {
    'no-descending-specificity': null,
    // A list of selectors may be left with one that has a rule of its own, when those of other blocks are taken out.
    'no-duplicate-selectors': null,
  },
};

const pagesOf = async (root: string) => {
  const { pages, notFound } = await readOutput(root);
  return [...pages, ...notFound].map(({ file }) => join(root, file));
};

/** Why the Nu HTML Checker cannot run here, in a sentence; undefined where it can. */
export const missingForNu = () =>
  spawnSync('java', ['-jar', NU, '--version']).status === 0
    ? undefined
    : 'Nu HTML Checker needs Java 17 or newer: apt-get install default-jre-headless, or https://adoptium.net';

interface NuMessage {
  url: string;
  message: string;
  extract?: string;
}

/** Errors, warnings and remarks of the Nu HTML Checker on all pages of a built site. */
export async function askNu(root: string): Promise<string[]> {
  const args = ['-jar', NU, '--format', 'json', '--stdout', '--exit-zero-always', ...(await pagesOf(root))];
  const { stdout, stderr } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (!stdout) throw new Error(`The Nu HTML Checker did not respond: ${stderr}`);
  return (JSON.parse(stdout).messages as NuMessage[])
    .map(({ url, message, extract = '' }) => ({ url, text: `${message} ${extract}` }))
    .filter(({ text }) => !NU_EXPLAINED.some((pattern) => pattern.test(text)))
    .map(({ url, text }) => `${url.slice(url.lastIndexOf('/'))}: ${text}`);
}

/** Errors and warnings of html-validate on all pages of a built site. */
export async function askHtmlValidate(root: string): Promise<string[]> {
  const validate = new HtmlValidate(new FileSystemConfigLoader({ root: true, ...HTML_VALIDATE }));
  const { results } = await validate.validateMultipleFiles(await pagesOf(root));
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message, selector }) => `${filePath}: ${message} (${ruleId}) ${selector}`),
  );
}

/** Errors and warnings of stylelint on the styles that the pages of a built site carry, each style once. */
export async function askStylelint(root: string): Promise<string[]> {
  const pageByStyle = new Map<string, string>();
  for (const page of await pagesOf(root)) {
    const styles = readFileSync(page, 'utf8').matchAll(/<style>(.*?)<\/style>/gs);
    for (const [, code = ''] of styles) pageByStyle.set(code, page);
  }
  const findings: string[] = [];
  for (const [code, page] of pageByStyle) {
    const { results } = await stylelint.lint({ code, config: STYLES });
    for (const { text } of results.flatMap(({ warnings }) => warnings)) findings.push(`${page}: ${text}`);
  }
  return findings;
}
