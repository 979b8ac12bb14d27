/** Noon of a day: approved pictures and transcripts show the time at the company’s place. */
export const NOON = '2026-11-22T09:00:00Z';
