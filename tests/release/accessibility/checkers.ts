/** Checks a page in its current state with three independent checkers: axe, IBM’s Equal Access and HTML_CodeSniffer. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { shortNames } from '../../../src/styles/class-names.ts';
import { REVIEWED } from './reviewed.ts';

/** A mistake that a checker reports, or something that a person must decide. */
export interface Finding {
  /** The checker and its rule, for example `axe color-contrast`. It ends in `?` if the checker cannot decide. */
  rule: string;
  /** The checker’s message and the HTML of the element. */
  what: string;
}

const { resolve } = createRequire(import.meta.url);
const SCRIPTS = ['accessibility-checker-engine/ace.js', 'html_codesniffer/build/HTMLCS.js'].map((name) =>
  readFileSync(resolve(name), 'utf8'),
);

/** All rules of axe, including level AAA, best practices and experimental rules. */
const TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag2aaa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'experimental',
];

async function askAxe(page: Page): Promise<Finding[]> {
  const { violations, incomplete } = await new AxeBuilder({ page }).setLegacyMode().withTags(TAGS).analyze();
  const list = (results: typeof violations, mark: string) =>
    results.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html }) => ({ rule: `axe ${id}${mark}`, what: `${help}: ${html}` })),
    );
  return [...list(violations, ''), ...list(incomplete, '?')];
}

interface Checkers {
  ace: {
    Checker: new () => {
      check(
        root: Document,
        policies: string[],
      ): Promise<{
        results: { ruleId: string; value: string[]; message: string; snippet: string; node: Node | null }[];
      }>;
    };
  };
  HTMLCS: {
    process(standard: string, root: Document, done: () => void): void;
    getMessages(): { type: number; code: string; msg: string; element: Element | null }[];
  };
}

/** Runs IBM’s checker. @returns failures and undecided cases */
const askIbm = (page: Page): Promise<Finding[]> =>
  page.evaluate(async () => {
    const { ace } = window as unknown as Checkers;
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2']);
    // Elements behind the viewer are inert: https://html.spec.whatwg.org/multipage/interaction.html#inert
    const scope = document.querySelector('dialog:modal') ?? document;
    const isInert = (node: Node | null) =>
      node instanceof Element && (node.closest('[inert]') !== null || !scope.contains(node));
    return results
      .filter(({ value, node }) => value[1] !== 'PASS' && !isInert(node))
      .map(({ ruleId, value, message, snippet }) => ({
        rule: `ibm ${ruleId}${value[1] === 'FAIL' ? '' : '?'}`,
        what: `${message}: ${snippet}`,
      }));
  });

/** Runs HTML_CodeSniffer with its strictest standard. @returns errors and warnings. Notices are the same for every page. */
const askCodeSniffer = (page: Page): Promise<Finding[]> =>
  page.evaluate(async () => {
    const { HTMLCS } = window as unknown as Checkers;
    await new Promise<void>((done) => HTMLCS.process('WCAG2AAA', document, done));
    const [ERROR, WARNING] = [1, 2];
    return HTMLCS.getMessages()
      .filter(({ type }) => type === ERROR || type === WARNING)
      .map(({ type, code, msg, element }) => ({
        rule: `sniffer ${code.replace(/.*Guideline/, '')}${type === ERROR ? '' : '?'}`,
        what: `${msg}: ${element?.outerHTML.slice(0, 200)}`,
      }));
  });

/** The readable class names, by the short ones in built pages. */
const readClassNames = (): Record<string, string> =>
  Object.fromEntries([...shortNames()].map(([readable, short]) => [short, readable]));

function withReadableClasses({ rule, what }: Finding, names: Record<string, string>): Finding {
  const read = (list: string) => list.replace(/[\w-]+/g, (name) => names[name] ?? name);
  return { rule, what: what.replace(/(?<=class=")[^"]*/g, read) };
}

/**
 * Checks the page in its current state with all three checkers. The page’s context needs `bypassCSP`, because the checkers
 * use scripts and markup that the policy forbids.
 * @param onReviewed is called with the rule of each finding that is in `REVIEWED`
 * @returns all other findings
 */
export async function audit(page: Page, onReviewed: (rule: string) => void = () => {}): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'ace' in window))) {
    for (const script of SCRIPTS) await page.evaluate(`${script};0`);
  }
  const findings = [...(await askAxe(page)), ...(await askIbm(page)), ...(await askCodeSniffer(page))];
  const names = readClassNames();
  return findings
    .map((finding) => withReadableClasses(finding, names))
    .filter(({ rule, what }) => {
      const isReviewed = REVIEWED.some(
        (review) => review.rule === rule && (review.about?.test(what) ?? true),
      );
      if (isReviewed) onReviewed(rule);
      return !isReviewed;
    });
}
