/** The variants of pictures: their shapes and how wide they are drawn. */

/** Width to height. */
type Ratio = readonly [width: number, height: number];

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The size of a picture with a ratio. */
export const sizeOf = (ratio: Ratio, width: number): Size => ({
  width,
  height: Math.round((width * ratio[1]) / ratio[0]),
});

export interface Shape {
  ratio: Ratio;
  /** Two widths in device pixels: of a screen with up to two pixels per CSS pixel, and of a sharper one. */
  widths: readonly [number, number];
  /** The `sizes` attribute. */
  sizes: string;
}

export interface Variant {
  /** Below 48rem. */
  phone: Shape;
  /** From 48rem. */
  wide: Shape;
}

const phone = {
  full: { widths: [720, 1080], sizes: '92vw' },
  edge: { widths: [720, 1080], sizes: '100vw' },
  half: { widths: [360, 540], sizes: '44vw' },
} as const;
const wide = {
  twoThirds: { widths: [980, 1600], sizes: 'min(60vw,61rem)' },
  third: { widths: [490, 800], sizes: 'min(29vw,30rem)' },
  measure: { widths: [980, 1480], sizes: 'min(92vw,92rem)' },
  section: { widths: [800, 1600], sizes: '(min-width:62rem) min(47vw,48rem),66vw' },
} as const;

/** Every variant by name: the place of a picture in a gallery, in a section or across the page. */
export const VARIANTS = {
  large: { phone: { ratio: [16, 10], ...phone.full }, wide: { ratio: [16, 10], ...wide.twoThirds } },
  banner: { phone: { ratio: [16, 10], ...phone.full }, wide: { ratio: [2, 1], ...wide.twoThirds } },
  broad: { phone: { ratio: [1, 1], ...phone.half }, wide: { ratio: [16, 10], ...wide.twoThirds } },
  tall: { phone: { ratio: [1, 1], ...phone.half }, wide: { ratio: [4, 5], ...wide.third } },
  small: { phone: { ratio: [1, 1], ...phone.half }, wide: { ratio: [1, 1], ...wide.third } },
  third: { phone: { ratio: [16, 10], ...phone.full }, wide: { ratio: [1, 1], ...wide.third } },
  panorama: { phone: { ratio: [4, 3], ...phone.full }, wide: { ratio: [21, 9], ...wide.measure } },
  section: { phone: { ratio: [2, 1], ...phone.edge }, wide: { ratio: [2, 1], ...wide.section } },
  vehicle: { phone: { ratio: [16, 10], ...phone.edge }, wide: { ratio: [16, 10], ...wide.section } },
  half: { phone: { ratio: [5, 4], ...phone.full }, wide: { ratio: [16, 10], ...wide.section } },
} as const satisfies Record<string, Variant>;
export type VariantName = keyof typeof VARIANTS;

/** The window’s width from which the wide shapes are used. */
export const WIDE = '(min-width:48rem)';

/** The minimum size of a source image for a variant, in pixels: a screen of one pixel per CSS pixel never shows it enlarged. */
export function minimumSize(variant: VariantName): Size {
  const sizes = Object.values(VARIANTS[variant]).map(({ ratio, widths }) => sizeOf(ratio, widths[0]));
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
}

/** The gallery’s pictures in order: two rows of two thirds and one third, a row of thirds, another of two thirds and one. */
const GALLERY_VARIANTS = [
  'large',
  'tall',
  'small',
  'banner',
  'small',
  'small',
  'third',
  'broad',
  'tall',
] as const;

/** The pictures after the last full row, by how many they are, so that no row has a hole. */
const LAST_ROWS: readonly (readonly VariantName[])[] = [
  [],
  ['panorama'],
  ['broad', 'tall'],
  ['small', 'small', 'third'],
];

/** The variant of a gallery’s picture by its position and how many there are. */
export function galleryVariant(position: number, count: number): VariantName {
  const rest = count % GALLERY_VARIANTS.length;
  // The numbers of pictures after which rows of the pattern end
  const inFullRows = count - rest + [7, 4, 0].find((pictures) => pictures <= rest)!;
  return position < inFullRows
    ? GALLERY_VARIANTS[position % GALLERY_VARIANTS.length]!
    : LAST_ROWS[count - inFullRows]![position - inFullRows]!;
}
