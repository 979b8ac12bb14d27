import { clsx } from 'clsx';
import { widthOf } from '../../content/text-width.ts';
import type { HeritageContent } from './block.ts';
import styles from './country-map.module.css';
import { KAMPALA, MAP_PATHS, MAP_SIZE } from './map-paths.ts';

/** The maximum width, in letters, of a name that ends before the route in large text. */
const LONGEST = { southSudan: 14, route: 9 };

/** The four countries of the group, and the route from Kampala to the east. */
export function CountryMap({ labels }: { labels: HeritageContent['map'] }) {
  return (
    <svg
      className={styles.countryMap}
      width="300"
      viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
      preserveAspectRatio="xMaxYMin slice"
      role="img"
      aria-label={labels.description}
    >
      <path className={styles.land} fill="none" d={MAP_PATHS.land} />
      <path className={styles.sudan} d={MAP_PATHS.sudan} />
      <path className={styles.southSudan} d={MAP_PATHS.southSudan} />
      <path className={styles.uae} d={MAP_PATHS.uae} />
      <path className={styles.uganda} d={MAP_PATHS.uganda} />
      <path
        className={styles.route}
        fill="none"
        d={`M${KAMPALA.x + 70} ${KAMPALA.y - 2}C1120 ${KAMPALA.y - 24} 1300 480 1500 330S2000 60 2460-40`}
      />
      {/* The description names them. */}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group in a drawing takes no focus */}
      <g aria-hidden="true">
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
