/** Pictures of the gallery, opened large under the site’s own content policy. */
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

/** The viewer is called by the place and the description of the picture that it shows. */
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

test('a picture opens large, and the button closes it', async ({ visitor }) => {
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

test('buttons lead on and back, and round the ends', async ({ visitor }) => {
  await open(visitor, 0);
  await visitor.choose(button(labels.next));
  await expectShown(visitor, 1);
  await visitor.choose(button(labels.previous));
  await expectShown(visitor, 0);
  await visitor.choose(button(labels.previous));
  await expectShown(visitor, last);
});

test('arrow keys lead on, and Escape returns to the picture last shown', async ({ visitor }) => {
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

test('a button enlarges the picture, and makes it whole again', async ({ visitor }) => {
  await open(visitor, 1);
  const shown: Target = { role: 'img', name: altOf(1), within: dialog };
  const whole = await visitor.width(shown);
  await visitor.choose(button(labels.zoomIn));
  await expect.poll(() => visitor.width(shown)).toBeGreaterThan(whole * 1.5);
  await visitor.choose(button(labels.zoomOut));
  await expect.poll(() => visitor.width(shown)).toBe(whole);
});

test('Back closes it and leaves nothing in the history', async ({ visitor }) => {
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

  // Fingers of WebDriver reach the page but scroll nothing: swipes are in tests/viewer.spec.ts, in Chromium alone.
  test('a tap opens it, and Close closes it', async ({ visitor }) => {
    await open(visitor, 1);
    await visitor.choose(button(labels.close));
    await expectHidden(visitor, dialog);
    await expectFocus(visitor, link(1));
  });
});
