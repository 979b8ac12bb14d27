import { expect, test } from 'vitest';
import { isShipped, readBillOfMaterials, weaknessProblems } from './security.ts';

test('the bill of materials names what the site is made with and what visitors receive', async () => {
  const { components } = await readBillOfMaterials();
  const names = components.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'sharp', 'workbox-core', '@fontsource-variable/besley']),
  );
  const shipped = components.filter(isShipped).map(({ name }) => name);
  expect(shipped).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'workbox-core', '@fontsource-variable/libre-franklin']),
  );
  for (const name of ['lighthouse', 'tests']) expect(shipped).not.toContain(name);
}, 30_000);

test.each([
  [{ low: 3, moderate: 1, high: 0, critical: 0 }, []],
  [{ high: 1, critical: 1 }, ['npm audit: 2 high or critical, see npm audit']],
  ['not run: 405 Method Not Allowed', ['npm audit: not run: 405 Method Not Allowed']],
])('of the answer %j about weaknesses one has to look at %j', (answer, problems) => {
  expect(weaknessProblems(answer)).toEqual(problems);
});
