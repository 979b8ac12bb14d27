import { z } from 'astro/zod';
import { cutout, line, lines, sky } from '../../model/fields.ts';

/** A page’s opening with a row of things on the horizon. */
export const fleetHeroSchema = z.strictObject({
  type: z.literal('fleet-hero'),
  sky,
  title: lines(80),
  lead: line(160).optional(),
  cutouts: z.array(cutout).min(2).max(5),
});
export type FleetHeroContent = z.infer<typeof fleetHeroSchema>;
