/** Tests that pages look and work the same with and without the step that removes unused rules (`src/purge-unused.ts`). */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { build } from '../../../scripts/process.ts';
import { COMPLETE } from '../../support/complete.ts';
import { CONTENT } from '../../support/content.ts';
import { SITES } from '../../support/sites.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** Answers requests to a host with the files of a folder. */
const serve = (context: BrowserContext, host: string, root: string) =>
  context.route(`http://${host}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(root, pathname === '/' ? 'index.html' : pathname);
    const file = existsSync(path) && extname(path) ? path : `${path}.html`;
    return existsSync(file)
      ? route.fulfill({ body: readFileSync(file), contentType: TYPES[extname(file)] ?? '' })
      : route.fulfill({ status: 404 });
  });

const PROPERTIES = [
  'color background border-color border-width outline fill stroke visibility display opacity font letter-spacing',
  'text-decoration transform translate scale rotate clip-path box-shadow cursor transition-duration hyphens',
].flatMap((names) => names.split(' '));

/** The boxes, colours and visibility that have changed since the last call, on the whole page, with its pseudo-elements. */
const looks = (page: Page) =>
  page.evaluate((properties) => {
    const known = window as { looks?: string[] };
    const before = known.looks;
    // Without the viewer, which has a style sheet of its own.
    known.looks = [
      ...document.querySelectorAll('body, body *:not(dialog *, dialog, [role=dialog], [role=dialog] *)'),
    ].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const styles = [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') return '';
        return properties.map((property) => style.getPropertyValue(property)).join('|');
      });
      return `${element.localName}.${element.getAttribute('class')} ${[x, y, width, height]} ${styles}`.replaceAll(
        location.host,
        '',
      );
    });
    return known.looks.filter((look, i) => look !== before?.[i]);
  }, PROPERTIES);

/** Everything that can be pressed, chosen or focused. */
const CONTROLS = 'a, button, input, summary, [tabindex]';

/** Lets whatever moves come to its end. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    // Phones ask for them late. A device lacks some of the local ones.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

test('pages look the same with and without it, whatever is pressed', async ({ browser }, testInfo) => {
  test.setTimeout(900_000);
  const whole = testInfo.outputPath('whole');
  await build({ outDir: whole, env: { CONTENT_DIR: CONTENT, KEEP_UNUSED: 'true' } });
  const read = (root: string, path: string) => readFileSync(`${root}${path}.html`, 'utf8');
  const paths = globSync('**/*.html', { cwd: whole })
    .map((file) => `/${file.slice(0, -5)}`)
    // Without the owner’s own.
    .filter((path) => read(whole, path).includes('<style'));
  for (const path of paths)
    expect(read(SITES.company.output, path).length).toBeLessThan(read(whole, path).length);

  for (const width of [390, 1280]) {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      reducedMotion: 'no-preference',
    });
    await serve(context, 'whole.test', whole);
    await serve(context, 'purged.test', SITES.company.output);
    for (const path of paths) {
      const pages = await Promise.all([context.newPage(), context.newPage()]);
      await Promise.all(
        pages.map(async (page, i) => {
          // In one width by day, in the other at night.
          await page.clock.setFixedTime(`2026-11-22T${width === 390 ? 12 : 20}:00:00Z`);
          await page.goto(`http://${['whole', 'purged'][i]}.test${path}`);
          await page.evaluate(COMPLETE);
          // Pictures that arrive at different times; links that lead away.
          await page.evaluate(() => {
            for (const image of document.images) image.loading = 'eager';
            addEventListener('click', (event) => {
              if ((event.target as Element).closest('a')) event.preventDefault();
            });
          });
        }),
      );
      const compare = async (state: string) => {
        await Promise.all(pages.map(settle));
        const [one, other] = await Promise.all(pages.map(looks));
        const different = one!.flatMap((look, i) => (look === other![i] ? [] : [[look, other![i]]]));
        expect(different.slice(0, 2), `${path} at ${width} px, ${state}`).toEqual([]);
        expect(one!.length).toBe(other!.length);
      };
      await compare('at rest');
      for (const page of pages)
        await page.locator('main a').evaluateAll((links) => {
          for (const link of links) link.ariaBusy = link.ariaCurrent = 'true';
        });
      await compare('as scripts mark links');
      const count = await pages[0]!.locator(CONTROLS).count();
      for (let i = 0; i < count; i++) {
        const [name] = await Promise.all(
          pages.map((page) =>
            page
              .locator(CONTROLS)
              .nth(i)
              .evaluate((control: HTMLElement) => {
                control.focus({ preventScroll: true });
                control.click();
                return control.outerHTML.slice(0, 90);
              }),
          ),
        );
        // The viewer is fetched when it is first asked for.
        const opens = name!.includes('data-srcset');
        const viewers = pages.map((page) => page.getByRole('dialog'));
        if (opens) await Promise.all(viewers.map((viewer) => viewer.waitFor()));
        await compare(`pressed: ${name}`);
        if (!opens) continue;
        await Promise.all(pages.map((page) => page.keyboard.press('Escape')));
        await Promise.all(viewers.map((viewer) => viewer.waitFor({ state: 'detached' })));
      }
      for (const page of pages) await page.close();
    }
    for (const media of ['forced', 'reduced', 'print'] as const) {
      const pages = await Promise.all([context.newPage(), context.newPage()]);
      for (const path of paths) {
        const [one, other] = await Promise.all(
          pages.map(async (page, i) => {
            await page.emulateMedia({
              media: media === 'print' ? 'print' : 'screen',
              forcedColors: media === 'forced' ? 'active' : 'none',
              reducedMotion: media === 'reduced' ? 'reduce' : 'no-preference',
            });
            await page.clock.setFixedTime('2026-11-22T12:00:00Z');
            await page.goto(`http://${['whole', 'purged'][i]}.test${path}`);
            await page.evaluate(COMPLETE);
            await settle(page);
            return looks(page);
          }),
        );
        expect(one!.filter((look, i) => look !== other![i]).slice(0, 3), `${path}, ${media}`).toEqual([]);
      }
      for (const page of pages) await page.close();
    }
    await context.close();
  }
});
