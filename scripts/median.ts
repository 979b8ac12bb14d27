/** The middle of some figures; of an even number of them the upper one. */
export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
