/**
 * The largest part of a picture that has a given ratio, as near as possible to the focus.
 * @param focus in per cent from the left and the top: `50% 60%`
 * @returns pixels from the left and top, and the part’s size
 */
export function cropAround(focus: string, picture: { width: number; height: number }, ratio: number) {
  const [x, y] = focus.split(' ').map((percent) => Number.parseFloat(percent) / 100) as [number, number];
  const width = Math.min(picture.width, Math.round(picture.height * ratio));
  const height = Math.min(picture.height, Math.round(picture.width / ratio));
  const within = (centre: number, size: number, most: number) =>
    Math.round(Math.min(Math.max(centre * most - size / 2, 0), most - size));
  return { left: within(x, width, picture.width), top: within(y, height, picture.height), width, height };
}
