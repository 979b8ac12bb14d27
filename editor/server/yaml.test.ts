import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { withValues } from './yaml.ts';

const TEXT = `# Facts.
name: First # said once

list:
  # Where it began
  - { year: "1948", title: Begin }
  - { year: 1990s, title: "Go: on" }

title: |-
  Two
  lines
things: [car, "solar", parts]

blocks:
  - type: a
    text: One

  # The middle
  - type: b
    text: Two

  - type: c
    text: Three
`;

/** The text after a change of its values. */
function after(change: (value: ReturnType<typeof parse>) => void) {
  const value = parse(TEXT);
  change(value);
  return withValues(TEXT, value);
}

test.each(globSync('tests/fixtures/**/*.yaml'))('%s without a change stays the same to the byte', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(withValues(text, parse(text))).toBe(text);
});

test('a changed text changes its line only', () => {
  expect(after((value) => (value.name = 'Second'))).toBe(TEXT.replace('First', 'Second'));
  expect(after((value) => (value.list[1].title = 'End'))).toBe(TEXT.replace('"Go: on"', '"End"'));
  expect(after((value) => (value.things[1] = 'tanker'))).toBe(TEXT.replace('"solar"', '"tanker"'));
});

test('a new entry is written like its neighbours', () => {
  expect(after((value) => value.list.push({ year: '2026', title: 'New' }))).toBe(
    TEXT.replace('on" }\n', 'on" }\n  - { year: "2026", title: New }\n'),
  );
  expect(after((value) => value.blocks.push({ type: 'd', text: 'Four' }))).toBe(
    `${TEXT}\n  - type: d\n    text: Four\n`,
  );
});

test('an entry that goes takes its own lines along', () => {
  expect(after((value) => value.blocks.splice(1, 1))).toBe(
    TEXT.replace('  # The middle\n  - type: b\n    text: Two\n\n', ''),
  );
});

test('an entry that moves keeps its comment and its writing', () => {
  expect(after((value) => value.blocks.push(...value.blocks.splice(1, 1)))).toBe(
    TEXT.replace('  # The middle\n  - type: b\n    text: Two\n\n', '').concat(
      '\n  # The middle\n  - type: b\n    text: Two\n',
    ),
  );
  expect(after((value) => value.blocks.unshift(...value.blocks.splice(2, 1)))).toContain(
    'blocks:\n  - type: c\n    text: Three\n\n  - type: a\n    text: One\n\n  # The middle\n',
  );
});

test('an entry without a type keeps its comment and its writing too, wherever it moves', () => {
  const first = '  - { year: "1948", title: Begin }\n';
  const second = '  # The end\n  - { year: 1990s, title: "Go: on" }\n';
  const list = parse(first + second);
  expect(withValues(`list:\n${first}${second}`, { list: list.toReversed() })).toBe(
    `list:\n${second}${first}`,
  );
});

test('a block does not turn into one of another type', () => {
  expect(after((value) => value.blocks.splice(1, 1, { type: 'd', text: 'Two' }))).toBe(
    TEXT.replace('  # The middle\n  - type: b\n', '  - type: d\n'),
  );
});

test('blocks stand apart, other entries do not', () => {
  expect(withValues('blocks:\n  - type: a\n', { blocks: [{ type: 'a' }, { type: 'b' }] })).toBe(
    'blocks:\n  - type: a\n\n  - type: b\n',
  );
  expect(withValues('list:\n  - a: b\n', { list: [{ a: 'b' }, { a: 'c' }] })).toBe(
    'list:\n  - a: b\n  - a: c\n',
  );
});

test('a value can become one of another kind', () => {
  const text = 'a: [x]\nb: { c: d }\ne: f\ng: h\ni: j\nk: []\nl: { m: n }\n';
  const value = { a: 'x', b: null, e: ['x'], g: { y: 'z' }, i: null, k: { y: 'z' }, l: ['x'] };
  expect(parse(withValues(text, value))).toEqual(value);
  expect(parse(withValues('text', { a: 'x' }))).toEqual({ a: 'x' });
});

test('an empty text leaves no quotation marks behind', () => {
  expect(withValues('a: ""\n', { a: 'x' })).toBe('a: x\n');
  expect(withValues('a: x\n', { a: '' })).toBe('a: ""\n');
});

test('lines are written as lines, and one line as one', () => {
  expect(after((value) => (value.title = 'Two\nlines\nmore'))).toBe(
    TEXT.replace('  lines\n', '  lines\n  more\n'),
  );
  expect(after((value) => (value.title = 'One line'))).toBe(TEXT.replace('|-\n  Two\n  lines', 'One line'));
  expect(after((value) => (value.name = 'Two\nlines'))).toContain('name: |-');
  expect(after((value) => (value.more = 'Two\nlines'))).toContain('more: |-\n  Two\n  lines\n');
});

test('blocks that come into an empty list are written as blocks, apart', () => {
  expect(withValues('blocks: []\n', { blocks: [{ type: 'a', x: ['b'] }, { type: 'c' }] })).toBe(
    'blocks:\n  - type: a\n    x:\n      - b\n\n  - type: c\n',
  );
});

test('a list that is emptied keeps its comment', () => {
  expect(withValues('# Why\nplanned:\n  - /a\nb: c\n', { planned: [], b: 'c' })).toBe(
    '# Why\nplanned: []\nb: c\n',
  );
});

test('what YAML would misread is put in quotation marks', () => {
  const value = { name: '{company}: a # b', list: ['true', '2026', '- x', ''] };
  expect(parse(withValues('name: x\nlist: []\n', value))).toEqual(value);
});

test('a soft hyphen is written so that it can be seen', () => {
  expect(withValues('a: x\nb: "B\\u00ADc"\n', { a: 'Auto\u00ADbau', b: 'B\u00ADc' })).toBe(
    'a: "Auto\\u00ADbau"\nb: "B\\u00ADc"\n',
  );
});

test('a field that is taken away or added leaves the others', () => {
  expect(after((value) => delete value.things)).toBe(TEXT.replace('things: [car, "solar", parts]\n', ''));
  expect(after((value) => (value.blocks[0].more = 'x'))).toBe(TEXT.replace('One\n', 'One\n    more: x\n'));
});
