/** Tests the viewer with pictures of the gallery, under the site’s own Content-Security-Policy. */
import { blockOf, metadataOf, navigation, readPage } from '../support/content.ts';
import { expect, expectAddress, expectFocus, expectHidden, expectSeen, test } from './test.ts';
import type { Target, Visitor } from './visitor.ts';

const labels = navigation.labels.viewer;
const { pictures } = blockOf(readPage('index'), 'gallery');
const last = pictures.length - 1;

const altOf = (index: number) => metadataOf(pictures[index]!).alt;
const link = (index: number): Target => ({ role: 'link', name: altOf(index), within: { role: 'main' } });
const dialog: Target = { role: 'dialog' };
const button = (name: string): Target => ({ role: 'button', name, within: dialog });

/** Expects the viewer to show a picture. The viewer’s name is the position and the description of that picture. */
async function expectShown(visitor: Visitor, index: number) {
  const place = labels.position.replace('%n', String(index + 1)).replace('%total', String(pictures.length));
  await expectSeen(visitor, { role: 'dialog', name: `${place}, ${altOf(index)}` });
  await expectSeen(visitor, { role: 'img', name: altOf(index), within: dialog });
}

async function open(visitor: Visitor, index: number) {
  await visitor.open('/');
  await visitor.choose(link(index));
  await expectShown(visitor, index);
}

test('a visitor can open a picture large, and close it with a button', async ({ visitor }) => {
  await visitor.open('/');
  const small = await visitor.width({ role: 'img', name: altOf(1) });
  await visitor.choose(link(1));
  await expectShown(visitor, 1);
  await expect
    .poll(() => visitor.width({ role: 'img', name: altOf(1), within: dialog }))
    .toBeGreaterThan(small);
  await visitor.choose(button(labels.close));
  await expectHidden(visitor, dialog);
  await expectFocus(visitor, link(1));
});

test('buttons show the next and previous picture, and the last one before the first', async ({ visitor }) => {
  await open(visitor, 0);
  await visitor.choose(button(labels.next));
  await expectShown(visitor, 1);
  await visitor.choose(button(labels.previous));
  await expectShown(visitor, 0);
  await visitor.choose(button(labels.previous));
  await expectShown(visitor, last);
});

test('arrow keys change the picture, and Escape returns to the last one shown', async ({ visitor }) => {
  await open(visitor, 0);
  await visitor.press('ArrowRight');
  await expectShown(visitor, 1);
  await visitor.press('ArrowLeft');
  await expectShown(visitor, 0);
  await visitor.press('ArrowLeft');
  await expectShown(visitor, last);
  await visitor.press('Escape');
  await expectHidden(visitor, dialog);
  await expectFocus(visitor, link(last));
});

test('buttons zoom the picture in and out', async ({ visitor }) => {
  await open(visitor, 1);
  const shown: Target = { role: 'img', name: altOf(1), within: dialog };
  const whole = await visitor.width(shown);
  await visitor.choose(button(labels.zoomIn));
  await expect.poll(() => visitor.width(shown)).toBeGreaterThan(whole * 1.5);
  await visitor.choose(button(labels.zoomOut));
  await expect.poll(() => visitor.width(shown)).toBe(whole);
});

test('Back closes the viewer, which adds no entry to the history', async ({ visitor }) => {
  await visitor.open('/about');
  await open(visitor, 2);
  await visitor.back();
  await expectHidden(visitor, dialog);
  await expectFocus(visitor, link(2));
  await expectAddress(visitor, '/');
  await visitor.back();
  await expectAddress(visitor, '/about');
});

test.describe('on a phone', () => {
  test.use({ device: 'phone' });

  // Touches of WebDriver cannot scroll, so tests/viewer.spec.ts tests swipes, in Chromium only.
  test('a tap opens the viewer, and its button closes it', async ({ visitor }) => {
    await open(visitor, 1);
    await visitor.choose(button(labels.close));
    await expectHidden(visitor, dialog);
    await expectFocus(visitor, link(1));
  });
});
