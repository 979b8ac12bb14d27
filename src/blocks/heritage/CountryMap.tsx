import type { HeritageContent } from './block.ts';
import styles from './country-map.module.css';
import { MAP_SIZE, projectMap } from './projection.ts';

export interface CountryMapProps {
  labels: HeritageContent['map'];
}

const map = projectMap();
const { x, y } = map.kampala;

/** The four countries of the group, and the way from Kampala to the east. */
export function CountryMap({ labels }: CountryMapProps) {
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
      preserveAspectRatio="xMaxYMin slice"
      role="img"
      aria-label={labels.description}
    >
      <path className={styles.land} d={map.land} />
      <path className={styles.sudan} d={map.sudan} />
      <path className={styles.southSudan} d={map.southSudan} />
      <path className={styles.uae} d={map.uae} />
      <path className={styles.uganda} d={map.uganda} />
      <path className={styles.route} d={`M${x + 70} ${y - 2}C1120 ${y - 24} 1300 480 1500 330`} />
      {/* The description says them. */}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group in a drawing takes no focus */}
      <g aria-hidden="true">
        <text className={styles.onLight} x="877" y="332" textAnchor="middle">
          {labels.sudan}
        </text>{' '}
        <text x="995" y="510">
          {labels.southSudan}
        </text>{' '}
        <text x="860" y="624" textAnchor="end">
          {labels.uganda}
        </text>{' '}
        <text x="1275" y="198" textAnchor="end">
          {labels.uae}
        </text>{' '}
        <text className={styles.destination} x="1405" y="475" textAnchor="end">
          {labels.route}
        </text>
      </g>
    </svg>
  );
}
