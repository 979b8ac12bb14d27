/** An entry’s place on the ruler, in years. */
interface Span {
  /** Years until the next entry; the ruler ends with the last one. */
  until: number;
  /** Years that the entry itself lasts: ten for a decade, else one. */
  lasts: number;
}

/** Places years (`"2010"`) and decades (`1990s`) on a ruler that begins with the first of them. */
export function spansOf(years: string[]): Span[] {
  const starts = years.map((year) => Number.parseInt(year, 10));
  return years.map((year, i) => {
    const lasts = year.endsWith('s') ? 10 : 1;
    const next = starts[i + 1];
    return { until: next === undefined ? lasts : next - starts[i]!, lasts };
  });
}
