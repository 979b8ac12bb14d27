/** Tests that pages look and work the same with and without the step that removes unused rules (`src/purge-unused.ts`). */
import { expect, type Page, test } from '@playwright/test';
import { COMPLETE } from '../support/complete.ts';
import { NO_PAGE, pathsOf, SITES } from '../support/sites.ts';

/** The site without and with that step. */
const BOTH = [SITES.unpurged, SITES.company].map(({ variable }) => process.env[variable]);

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

/** Every page, and the 404 page in both languages. */
const paths = () => [...pathsOf(SITES.company.output), NO_PAGE, `/ar${NO_PAGE}`];

test('every page is lighter with it', async ({ request }) => {
  for (const path of paths()) {
    const [whole, purged] = await Promise.all(
      BOTH.map(async (site) => (await (await request.get(site + path)).text()).length),
    );
    expect(purged, path).toBeLessThan(whole!);
  }
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'no-preference' } });

    test('pages look the same with and without it, whatever is pressed', async ({ context }) => {
      test.setTimeout(600_000);
      for (const path of paths()) {
        const pages = await Promise.all(BOTH.map(() => context.newPage()));
        await Promise.all(
          pages.map(async (page, i) => {
            // In one width by day, in the other at night.
            await page.clock.setFixedTime(`2026-11-22T${width === 390 ? 12 : 20}:00:00Z`);
            await page.goto(`${BOTH[i]}${path}`);
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
        const pages = await Promise.all(BOTH.map(() => context.newPage()));
        for (const path of paths()) {
          const [one, other] = await Promise.all(
            pages.map(async (page, i) => {
              await page.emulateMedia({
                media: media === 'print' ? 'print' : 'screen',
                forcedColors: media === 'forced' ? 'active' : 'none',
                reducedMotion: media === 'reduced' ? 'reduce' : 'no-preference',
              });
              await page.clock.setFixedTime('2026-11-22T12:00:00Z');
              await page.goto(`${BOTH[i]}${path}`);
              await page.evaluate(COMPLETE);
              await settle(page);
              return looks(page);
            }),
          );
          expect(one!.filter((look, i) => look !== other![i]).slice(0, 3), `${path}, ${media}`).toEqual([]);
        }
        for (const page of pages) await page.close();
      }
    });
  });
}
