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
  const { data, size } = encode(text, { ecc: 'L', border: 0 });
  const width = size + 2 * QUIET;
  return (
    <svg
      viewBox={`-${QUIET} -${QUIET} ${width} ${width}`}
      shapeRendering="crispEdges"
      width="160"
      role="img"
      aria-label={label}
    >
      <path fill="var(--cotton, #fff)" d={`M-${QUIET}-${QUIET}h${width}v${width}H-${QUIET}z`} />
      <path stroke="var(--ink, #000)" d={runsOf(data)} />
    </svg>
  );
}

/** Path data of the dark modules: a stroke for each run of them in a row. Relative steps compress twice as well. */
function runsOf(rows: boolean[][]): string {
  let [x, y] = [0, 0];
  return rows.reduce((path, row, rowY) => {
    const modules = row.map((isDark) => (isDark ? 'd' : 'l')).join('');
    for (const { 0: run, index } of modules.matchAll(/d+/g)) {
      path += `m${index - x} ${rowY - y}h${run.length}`;
      [x, y] = [index + run.length, rowY];
    }
    return path;
  }, 'M0 .5');
}
