import { expect, test } from 'vitest';
import { isShipped, readBillOfMaterials, weaknessProblems } from './security.ts';

test('the bill of materials lists the build tools and the packages that reach visitors', async () => {
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
])('the audit result %j leads to the problems %j', (answer, problems) => {
  expect(weaknessProblems(answer)).toEqual(problems);
});
