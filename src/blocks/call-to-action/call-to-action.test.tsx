/** Protects visitors from a button that leads to a page which is not written yet. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadFixturePage } from '../../../tests/support/fixture-pages.ts';
import { CallToAction } from './CallToAction.tsx';

const { content, context } = loadFixturePage('index.yaml');
const block = content.blocks.find((block) => block.type === 'call-to-action')!;

test('a link to a planned page, or to a section of one, is text with a word that says so', () => {
  const draw = (to: string) => {
    const changed = { ...block, buttons: [{ label: 'Later', to }], companyProfile: false };
    return renderToStaticMarkup(<CallToAction block={changed} blockId="block-1" context={context} />);
  };
  const { soon } = context.navigation.labels;
  expect(draw('/vision')).toContain(`Later</a> ${soon}`);
  expect(draw('/vision#growth')).toContain(`Later</a> ${soon}`);
  expect(draw('/about')).not.toContain(soon);
});
