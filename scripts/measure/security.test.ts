import { expect, test } from 'vitest';
import { isShipped, readBillOfMaterials } from './security.ts';

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
  expect(shipped).not.toContain('lighthouse');
}, 30_000);
