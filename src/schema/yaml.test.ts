/** Protects the owner from values that mean something else in older versions of YAML. */
import { expect, test } from 'vitest';
import { parseYaml } from './yaml.ts';

test('every file is read as YAML 1.2, whichever version it states', () => {
  expect(parseYaml(Buffer.from('%YAML 1.1\n---\nday: 2024-05-01\nanswer: yes'))).toEqual({
    day: '2024-05-01',
    answer: 'yes',
  });
});
