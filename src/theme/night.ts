import type { ThemeFile } from '../schema/theme.ts';

/** The colours of skies: those of openings, and of the home page’s last poster. */
export const SKIES = ['laterite', 'tarp', 'signal', 'ink', 'out-green'] as const;
export type NightColour = `night-${(typeof SKIES)[number]}`;

/** A colour at night: its brightness is 21 of 255, or two fifths of that by day if this is less. */
function atNight(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  const factor = Math.min(0.4, 21 / (0.3 * red! + 0.6 * green! + 0.1 * blue!));
  return `#${[red, green, blue]
    .map((channel) =>
      Math.round(channel! * factor)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The colours of skies at night. They are derived from those by day, so an owner’s own colours work at night, too. */
export const nightColours = (colours: ThemeFile['colours']) =>
  Object.fromEntries(SKIES.map((sky) => [`night-${sky}`, atNight(colours[sky])])) as Record<
    NightColour,
    string
  >;
