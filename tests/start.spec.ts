import { expect, test } from '@playwright/test';
import { launchSite } from './support/launch.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`npm start does not rebuild an up-to-date site, and stops cleanly on ${signal}`, async () => {
    const site = await launchSite();
    try {
      expect(site.output).toContain('nothing has changed');
      expect((await fetch(site.address)).status).toBe(200);
    } finally {
      site.child.kill(signal);
    }
    expect(await site.ended).toEqual([0, null]);
    await expect(fetch(site.address)).rejects.toThrow();
  });
}
