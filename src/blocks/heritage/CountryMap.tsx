import { clsx } from 'clsx';
import { widthOf } from '../../text/text-width.ts';
import type { ContentOf } from '../blocks.ts';
import styles from './country-map.module.css';
import map from './map.svg?raw';

/** The outlines of the map as SVG path data, by their ids. */
const OUTLINES = Object.fromEntries(
  [...map.matchAll(/<path id="(\w+)" d="([^"]+)"/g)].map(([, id, path]) => [id, path]),
);

/** The maximum width, in letters, of a name that ends before the route in large text. */
const LONGEST = { southSudan: 14, route: 9 };

/** The four countries of the group, and the route from Kampala to the east. Another group needs a map of its own. */
export function CountryMap({ labels }: { labels: ContentOf<'heritage'>['map'] }) {
  return (
    <svg
      className={styles.countryMap}
      width="300"
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMaxYMin slice"
      role="img"
      aria-label={labels.description}
    >
      <g className={styles.outlines}>
        {(['land', 'sudan', 'southSudan', 'uae', 'uganda'] as const).map((name) => (
          <path key={name} className={styles[name]} d={OUTLINES[name]} />
        ))}
      </g>
      <path
        className={styles.route}
        fill="none"
        d="M940 626 1000 615C1120 593 1300 480 1500 330S2000 60 2460-40"
      />
      {/* The description names them. Without styles they would be black on black. */}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group in a drawing takes no focus */}
      <g visibility="hidden" aria-hidden="true">
        <text className={styles.onLight} x="877" y="332" textAnchor="middle">
          {labels.sudan}
        </text>{' '}
        <text
          className={widthOf(labels.southSudan) > LONGEST.southSudan ? styles.raised : undefined}
          x="995"
          y="480"
        >
          {labels.southSudan}
        </text>{' '}
        <text x="860" y="624" textAnchor="end">
          {labels.uganda}
        </text>{' '}
        <text x="1275" y="198" textAnchor="end">
          {labels.uae}
        </text>{' '}
        <text
          className={clsx(styles.destination, widthOf(labels.route) > LONGEST.route && styles.lowered)}
          x="1380"
          y="475"
          textAnchor="end"
        >
          {labels.route}
        </text>
      </g>
    </svg>
  );
}
