import sharp from 'sharp';

/** The most frequent colour of a picture as `#rrggbb`, which holds its place until it is there. */
export async function dominantColour(path: string): Promise<string> {
  const { dominant } = await sharp(path).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
