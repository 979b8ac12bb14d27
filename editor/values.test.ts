import { expect, test } from 'vitest';
import { withValueAt } from './values.ts';

test('a value within another is replaced, and what is beside it is the same', () => {
  const page = { title: 'Home', blocks: [{ pictures: ['yard', ''] }, { type: 'contact' }] };
  const next = withValueAt(page, ['blocks', 0, 'pictures', 1], 'gate') as typeof page;
  expect(next).toEqual({ title: 'Home', blocks: [{ pictures: ['yard', 'gate'] }, { type: 'contact' }] });
  expect(next.blocks[1]).toBe(page.blocks[1]);
  expect(page.blocks[0]).toEqual({ pictures: ['yard', ''] });
});

test('a list gets no gaps, and a field that is missing is added', () => {
  expect(withValueAt({ pictures: ['yard'] }, ['pictures', 3], 'gate')).toEqual({
    pictures: ['yard', 'gate'],
  });
  expect(withValueAt({}, ['picture'], 'gate')).toEqual({ picture: 'gate' });
});
