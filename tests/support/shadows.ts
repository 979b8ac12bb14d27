/**
 * A selector for the shadows on a page. A shadow is a copy of a drawing, which browsers without styles do not show, or of a
 * number.
 */
export const SHADOWS = 'svg[display=none], span[data-text]';
