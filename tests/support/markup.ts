/** Checks the markup of built pages with two independent checkers, and their styles with stylelint. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ConfigData, FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import stylelint from 'stylelint';
import { publicFiles } from '../../deploy/headers.ts';

const NU = fileURLToPath(new URL('../../node_modules/vnu-jar/build/dist/vnu.jar', import.meta.url));

/** Messages of the Nu HTML Checker that are not mistakes. */
const NU_EXPLAINED = [
  // Its CSS parser is older than container queries and view transitions, and stylelint checks our CSS:
  // https://github.com/w3c/css-validator/issues
  /^CSS: /,
  // React writes `<br/>`, which means the same: https://html.spec.whatwg.org/multipage/syntax.html#start-tags
  /^Trailing slash on void elements has no effect/,
  // It is older than `rel=expect`, for which the standard allows `blocking` too:
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
    // The build removes the quotation marks and tags that HTML makes optional:
    // https://html.spec.whatwg.org/multipage/syntax.html#optional-tags
    'attr-quotes': 'off',
    'no-implicit-close': 'off',
    // Each telephone number has its own line. If enlarged text is too wide for the line, a break between groups of digits
    // is better than one inside a group: https://html-validate.org/rules/tel-non-breaking.html
    'tel-non-breaking': 'off',
    // The print styles come from the same server as the page, so integrity metadata would protect nothing:
    // https://developer.mozilla.org/en-US/docs/Web/Security/Subresource_Integrity
    'require-sri': ['error', { target: 'crossorigin' }],
  },
};

/** Rules that find mistakes in CSS, without rules of style. */
const STYLES = {
  extends: 'stylelint-config-recommended',
  rules: {
    'no-descending-specificity': null,
    // The build removes selectors of unused blocks from lists of selectors. What is left may be the selector of another rule.
    'no-duplicate-selectors': null,
  },
};

/** The pages, without the owner’s verification files. */
const pagesOf = (root: string) =>
  publicFiles(root)
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(root, file))
    .filter((path) => readFileSync(path, 'utf8').startsWith('<!'));

/** The reason why the Nu HTML Checker cannot run on this machine, as a sentence; undefined if it can. */
export const missingForNu = () =>
  spawnSync('java', ['-jar', NU, '--version']).status === 0
    ? undefined
    : 'Nu HTML Checker needs Java 17 or newer: apt-get install default-jre-headless, or https://adoptium.net';

interface NuMessage {
  url: string;
  message: string;
  extract?: string;
}

/**
 * Checks all pages of a built site with the Nu HTML Checker.
 * @returns its errors, warnings and notes, except `NU_EXPLAINED`
 * @throws Error if it prints nothing
 */
export async function askNu(root: string): Promise<string[]> {
  const args = ['-jar', NU, '--format', 'json', '--stdout', '--exit-zero-always', ...pagesOf(root)];
  const { stdout, stderr } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (!stdout) throw new Error(`The Nu HTML Checker did not respond: ${stderr}`);
  return (JSON.parse(stdout).messages as NuMessage[])
    .map(({ url, message, extract = '' }) => ({ url, text: `${message} ${extract}` }))
    .filter(({ text }) => !NU_EXPLAINED.some((pattern) => pattern.test(text)))
    .map(({ url, text }) => `${url.slice(url.lastIndexOf('/'))}: ${text}`);
}

/** Checks all pages of a built site with html-validate. @returns its errors and warnings */
export async function askHtmlValidate(root: string): Promise<string[]> {
  const validate = new HtmlValidate(new FileSystemConfigLoader({ root: true, ...HTML_VALIDATE }));
  const { results } = await validate.validateMultipleFiles(pagesOf(root));
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId, message, selector }) => `${filePath}: ${message} (${ruleId}) ${selector}`),
  );
}

/** Checks the inline style sheets of all pages with stylelint, each style sheet once. @returns its errors and warnings */
export async function askStylelint(root: string): Promise<string[]> {
  const pageByStyle = new Map<string, string>();
  for (const page of pagesOf(root)) {
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
