/** Noon in Uganda. The time is fixed, because approved pictures show the time at the company’s location. */
export const NOON = '2026-11-22T09:00:00Z';
