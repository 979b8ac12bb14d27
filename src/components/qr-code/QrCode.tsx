import { encode } from 'uqr';

export interface QrCodeProps {
  text: string;
  /** The accessible name of the code. */
  label: string;
}

/** Modules of light around the code, which scanners need to find it (ISO/IEC 18004). */
const QUIET = 4;

/**
 * A QR code, dark on light on every ground, as scanners expect it. It is part of the page, because a separate file would not
 * load in time to be printed. The lowest error correction makes it a fifth smaller.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'L', border: QUIET });
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      width="160"
      role="img"
      aria-label={label}
    >
      <path fill="var(--cotton, #fff)" d={`M0 0h${size}v${size}H0z`} />
      <path stroke="var(--ink, #000)" d={runsOf(data)} />
    </svg>
  );
}

/** Path data of the dark modules: row by row, a stroke for each run of them. Relative steps compress twice as well. */
const runsOf = (rows: boolean[][]) =>
  `M0 .5${rows
    .map((row) => {
      const modules = row.map((isDark) => (isDark ? 'd' : 'l')).join('');
      const runs = modules.replace(/d+|l+/g, (run) =>
        run.startsWith('d') ? `h${run.length}` : `m${run.length} 0`,
      );
      return `${runs}m-${row.length} 1`;
    })
    .join('')}`;
