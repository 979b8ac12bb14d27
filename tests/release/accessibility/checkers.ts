/** Three independent checkers look at a page as it stands: axe, IBM’s Equal Access and HTML_CodeSniffer. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { CLASS_NAMES } from '../../../src/styles/page-styles.ts';
import { SITES } from '../../support/sites.ts';
import { REVIEWED } from './reviewed.ts';

/** What a checker holds against a page, or asks a person to look at. */
export interface Finding {
  /** The checker and its rule, for example `axe color-contrast`; with a `?` where the checker cannot decide. */
  rule: string;
  /** What is wrong, and with which element. */
  what: string;
}

const { resolve } = createRequire(import.meta.url);
const SCRIPTS = ['accessibility-checker-engine/ace.js', 'html_codesniffer/build/HTMLCS.js'].map((name) =>
  readFileSync(resolve(name), 'utf8'),
);

/** Every rule of axe, those of level AAA, best practices and experimental ones included. */
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

/** Everything but passes: failures, and what the checker cannot decide. */
const askIbm = (page: Page): Promise<Finding[]> =>
  page.evaluate(async () => {
    const { ace } = window as unknown as Checkers;
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2']);
    // What lies inert behind the viewer is for nobody: https://html.spec.whatwg.org/multipage/interaction.html#inert
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

/** Errors and warnings of its strictest standard. Its notices are the same questions for every page. */
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

/** What the short class names of the built pages stand for. */
const readClassNames = (): Record<string, string> =>
  JSON.parse(readFileSync(join(SITES.company.output, CLASS_NAMES), 'utf8'));

function withReadableClasses({ rule, what }: Finding, names: Record<string, string>): Finding {
  const read = (list: string) => list.replace(/[\w-]+/g, (name) => names[name] ?? name);
  return { rule, what: what.replace(/(?<=class=")[^"]*/g, read) };
}

/**
 * What the three checkers hold against the page as it stands, without the questions that were reviewed.
 * The page’s context needs `bypassCSP`, because the checkers write into pages as our policy forbids.
 * @param onReviewed is told the rule of each question that was reviewed
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
