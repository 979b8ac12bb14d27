import { z } from 'astro/zod';
import { cutouts, lead, lines, sky } from '../../model/fields.ts';

export const fleetHeroSchema = z
  .strictObject({
    type: z.literal('fleet-hero'),
    sky,
    title: lines(80),
    lead: lead(160).optional(),
    cutouts: cutouts.min(2).max(5),
  })
  .describe('A page’s opening with a row of things on the horizon.');
export type FleetHeroContent = z.infer<typeof fleetHeroSchema>;
