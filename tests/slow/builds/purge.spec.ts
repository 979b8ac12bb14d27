/** Tests that pages look the same with and without the step that removes unused rules (`src/purge-unused.ts`). */
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import postcss from 'postcss';
import { build, ROOT } from '../../../scripts/process.ts';
import { COMPLETE } from '../../support/complete.ts';
import { startPreview } from '../../support/local-servers.ts';
import { NO_PAGE, pathsOf, SITES } from '../../support/sites.ts';

test.describe.configure({ mode: 'default' });

const PROPERTIES = [
  'color background border-color border-width outline fill stroke visibility display opacity font letter-spacing',
  'text-decoration transform translate scale rotate clip-path box-shadow cursor transition-duration hyphens',
].flatMap((names) => names.split(' '));

/** The boxes, colours and visibility of everything on a page, with its pseudo-elements, once all that moves has ended. */
const looks = (page: Page) =>
  page.evaluate(async (properties) => {
    // Phones ask for them late. A device lacks some of the local ones.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    const ending = () =>
      document.getAnimations().filter(
        ({ timeline, effect, playState }) =>
          playState === 'running' &&
          // Others move with scrolling, or for ever.
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    // What one of them reveals may begin to move, too.
    do {
      for (const animation of ending()) animation.finish();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    } while (ending().length > 0);
    return [...document.querySelectorAll('body, body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const styles = [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') return '';
        return properties.map((property) => style.getPropertyValue(property)).join('|');
      });
      const look = `${element.localName}.${element.getAttribute('class')} ${[x, y, width, height]} ${styles}`;
      return look.replaceAll(location.host, '');
    });
  }, PROPERTIES);

/** A selector with what its rule sets. */
interface Rule {
  selector: string;
  set: [property: string, value: string][];
}

/** The rules of a page. */
async function rulesOf(page: Page): Promise<Rule[]> {
  const rules = await page.evaluate(() => {
    const found: { selectors: string; set: Rule['set'] }[] = [];
    const read = (rules: CSSRuleList) => {
      for (const rule of rules)
        if (rule instanceof CSSStyleRule) {
          const set = [...rule.style].map(
            (name) => [name, rule.style.getPropertyValue(name)] as Rule['set'][number],
          );
          found.push({ selectors: rule.selectorText, set });
        } else if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
    };
    for (const { cssRules } of document.styleSheets) read(cssRules);
    return found;
  });
  return rules.flatMap(({ selectors, set }) =>
    // Whatever the pointer and the focus are on.
    postcss.list
      .comma(selectors.replaceAll(/::?[\w-]+(?![\w(-])/g, ':is(*)'))
      .map((selector) => ({ selector, set })),
  );
}

/** A selector that only the first page has, and what the other one has to the same effect. */
interface Removed {
  selector: string;
  left: string;
}

/** The rules that only the first page has. */
async function removedRules(whole: Page, purged: Page): Promise<Removed[]> {
  // Apart from custom properties, which leave with the rules that read them.
  const effectOf = ({ set }: Rule) => set.filter(([name]) => !name.startsWith('--')).join('; ');
  const byEffect = Map.groupBy(await rulesOf(purged), effectOf);
  return (await rulesOf(whole)).flatMap((rule) => {
    const left = (byEffect.get(effectOf(rule)) ?? []).map(({ selector }) => selector);
    return !effectOf(rule) || left.includes(rule.selector)
      ? []
      : { selector: rule.selector, left: left.join(', ') || ':not(*)' };
  });
}

/** What opens the viewer, which is fetched when it is first asked for. */
const OPENERS = 'main a[data-srcset]';

/** Presses everything once, then marks links as scripts do. @returns the rules that something lacks, and when */
const pressAll = (page: Page, removed: Removed[]) =>
  page.evaluate(
    async ({ removed, openers }) => {
      const controls = document.querySelectorAll<HTMLElement>('a, button, input, summary, [tabindex]');
      const lacks = ({ selector, left }: Removed) =>
        [...document.querySelectorAll(selector)].some((element) => !element.matches(left));
      const found: string[] = [];
      const look = async (state: string) => {
        await new Promise(requestAnimationFrame);
        for (const rule of removed) if (lacks(rule)) found.push(`${rule.selector}, ${state}`);
      };
      addEventListener('click', (event) => {
        if ((event.target as Element).closest('a')) event.preventDefault();
      });
      for (const control of controls) {
        control.focus({ preventScroll: true });
        if (!control.matches(openers)) control.click();
        await look(`pressed: ${control.outerHTML.slice(0, 90)}`);
      }
      for (const link of document.querySelectorAll('main a')) link.ariaBusy = link.ariaCurrent = 'true';
      await look('with marked links');
      return found;
    },
    { removed, openers: OPENERS },
  );

/** How pages are shown, at last as usual. */
const MODES = {
  paper: { media: 'print' },
  'forced colours': { forcedColors: 'active' },
  'reduced motion': { reducedMotion: 'reduce' },
  'at rest': { media: null, forcedColors: null, reducedMotion: null },
} as const;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Opens a page on each of two sites. */
const openBoth = (pages: Page[], sites: string[], path: string, hour: number) =>
  Promise.all(
    pages.map(async (page, i) => {
      await page.clock.setFixedTime(`2026-11-22T${hour}:00:00Z`);
      await page.goto(sites[i] + path);
      await page.evaluate(COMPLETE);
    }),
  );

async function expectSameLooks(pages: Page[], state: string) {
  const [one, other] = await Promise.all(pages.map(looks));
  const different = one!.flatMap((look, i) => (look === other![i] ? [] : [[look, other![i]]]));
  expect(different.slice(0, 2), state).toEqual([]);
  expect(one!.length).toBe(other!.length);
}

for (const [name, { content, output, variable }] of Object.entries(SITES)) {
  test.describe(name, () => {
    const outDir = join(ROOT, '.cache/test/unpurged');
    let unpurged: Awaited<ReturnType<typeof startPreview>>;
    test.beforeAll(async () => {
      test.setTimeout(120_000);
      await build({ outDir, env: { CONTENT_DIR: content, KEEP_UNUSED: 'true' } });
      unpurged = await startPreview(outDir);
    });
    test.afterAll(() => unpurged?.stop());

    /** The site without and with that step. */
    const both = () => [unpurged.address, process.env[variable]!];

    /** Every page, and the 404 page in each language. */
    const paths = () => [
      ...pathsOf(output),
      ...globSync('**/404.html', { cwd: output }).map((file) => join('/', dirname(file), NO_PAGE)),
    ];

    test.describe('on a phone by day', () => {
      test.use({ viewport: { width: 390, height: 844 } });

      test('pages look the same with and without it, in each mode and whatever is pressed', async ({
        context,
      }) => {
        test.setTimeout(300_000);
        const pages = await Promise.all(both().map(() => context.newPage()));
        const [whole, purged] = pages as [Page, Page];
        for (const path of paths()) {
          await openBoth(pages, both(), path, 12);
          for (const [mode, media] of Object.entries(MODES)) {
            for (const page of pages) await page.emulateMedia({ ...MODES['at rest'], ...media });
            await expectSameLooks(pages, `${path}, ${mode}`);
          }
          const removed = await removedRules(whole, purged);
          expect(removed.length, path).toBeGreaterThan(50);
          const [lacking] = await Promise.all(pages.map((page) => pressAll(page, removed)));
          expect(lacking, path).toEqual([]);
          for (const page of pages)
            for (const opener of await page.locator(OPENERS).all()) {
              // Without scrolling to it
              await opener.dispatchEvent('click');
              await page.getByRole('dialog').waitFor();
              await page.keyboard.press('Escape');
              await page.getByRole('dialog').waitFor({ state: 'detached' });
            }
          await expectSameLooks(pages, `${path}, after everything was pressed`);
        }
      });
    });

    test('on a laptop at night, pages look the same with and without it', async ({ context }) => {
      test.setTimeout(300_000);
      const pages = await Promise.all(both().map(() => context.newPage()));
      for (const path of paths()) {
        await openBoth(pages, both(), path, 20);
        await expectSameLooks(pages, path);
      }
    });
  });
}
