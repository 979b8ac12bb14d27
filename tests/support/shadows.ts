/** What casts nothing itself: a copy of a drawing that browsers without styles leave out, or the copy of a number. */
export const SHADOWS = 'svg[display=none], span[data-text]';
