import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadFixturePage } from '../../../tests/support/fixture-pages.ts';
import type { BlockProps } from '../blocks.ts';
import { CallToAction } from './CallToAction.tsx';

const { content, context } = loadFixturePage('index.yaml');
const block = content.blocks.find(({ type }) => type === 'call-to-action')!;

test('a link to a planned page, or to a section of one, is text with a word that says so', () => {
  const draw = (to: string) => {
    const buttons = [{ label: 'Later', to }];
    const props = { ...(block as object), buttons, companyProfile: false, blockId: 'block-1', context };
    return renderToStaticMarkup(<CallToAction {...(props as unknown as BlockProps<'call-to-action'>)} />);
  };
  const { soon } = context.navigation.labels;
  expect(draw('/vision')).toContain(`Later</a> ${soon}`);
  expect(draw('/vision#growth')).toContain(`Later</a> ${soon}`);
  expect(draw('/about')).not.toContain(soon);
});
