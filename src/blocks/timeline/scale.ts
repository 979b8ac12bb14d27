/** An entry’s place on the ruler, in years. */
export interface Span {
  /** Years from the start of the ruler to the entry. */
  from: number;
  /** Years until the next entry. */
  until: number;
  /** Years that the entry itself lasts: ten for a decade, else one. */
  lasts: number;
}

/** Years of ruler after the last entry, so that its text has room. */
const AFTER_LAST = 17;

/** Places years (`"2010"`) and decades (`1990s`) on a ruler that begins with the first of them. */
export function spansOf(years: string[]): Span[] {
  const starts = years.map((year) => Number.parseInt(year, 10));
  return starts.map((start, i) => ({
    from: start - starts[0]!,
    until: (starts[i + 1] ?? start + AFTER_LAST) - start,
    lasts: years[i]!.endsWith('s') ? 10 : 1,
  }));
}

/** The least share of the ruler on which an entry’s text can stand on a wide screen. */
const LEAST_SHARE = 0.13;

/** Whether every entry has room for its text when the ruler lies across the page. */
export function hasRoomAcross(years: string[]): boolean {
  const spans = spansOf(years);
  const total = spans.reduce((sum, { until }) => sum + until, 0);
  return spans.every(({ until }) => until / total >= LEAST_SHARE);
}
