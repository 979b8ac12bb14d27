// Projects the map of the group’s countries and writes src/blocks/heritage/map.svg.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { geoArea, geoMercator, geoPath } from 'd3-geo';
import { feature, merge } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import atlas from 'world-atlas/countries-50m.json' with { type: 'json' };

const MAP_SIZE = { width: 1440, height: 900 };

/** Kampala, longitude and latitude in degrees. */
const KAMPALA = [32.58, 0.35];

/** The names of the group’s countries in the atlas. */
const COUNTRIES = {
  sudan: 'Sudan',
  southSudan: 'S. Sudan',
  uganda: 'Uganda',
  uae: 'United Arab Emirates',
};

/** Removes polygons of a shape that are not larger than `least` steradians, such as islands. */
const withoutIslands = (shape, least) => {
  if (shape.type === 'Polygon' || shape.coordinates.length === 1) return shape;
  const area = (coordinates) => geoArea({ type: 'Polygon', coordinates });
  return { type: 'MultiPolygon', coordinates: shape.coordinates.filter((polygon) => area(polygon) > least) };
};

/** Removes corners that merged borders left on a coast: triangles of at most `least` square degrees. */
const withoutCorners = ({ type, coordinates }, least) => {
  const matters = ([ax, ay], [bx, by], [cx, cy]) => Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2 > least;
  const ring = (points) => points.filter((point, i) => i % (points.length - 1) === 0 || matters(points[i - 1], point, points[i + 1]));
  return { type, coordinates: coordinates.map((polygon) => polygon.map(ring)) };
};

/** How far the land continues beyond the map, in its pixels: to both sides in wide windows, below it on phones. */
const beyond = { x: 860, top: 40, bottom: 540 };
const projection = geoMercator()
  .center([38, 12])
  .scale(1060)
  .translate([1030, 400])
  .clipExtent([
    [-beyond.x, -beyond.top],
    [MAP_SIZE.width + beyond.x, MAP_SIZE.height + beyond.bottom],
  ]);
const absolute = geoPath(projection).digits(0);
/** The SVG path of a shape. Its points are relative to the previous one, because that takes fewer digits. */
const draw = (shape) =>
  absolute(shape).replaceAll(/M([^Z]*)Z/g, (_, ring) => {
    const [[startX, startY], ...points] = ring.split('L').map((point) => point.split(',').map(Number));
    let [x, y] = [startX, startY];
    const steps = points.flatMap(([toX, toY]) => {
      const step = `${toX - x} ${toY - y}`;
      [x, y] = [toX, toY];
      return step === '0 0' ? [] : step;
    });
    return steps.length > 0 ? `M${startX} ${startY}l${steps.join(' ').replaceAll(' -', '-')}z` : '';
  });

const world = presimplify(atlas);
// The background can be coarse, but the borders of the four countries need their details.
const coarse = simplify(world, 3);
const fine = simplify(world, 0.06);
const land = withoutCorners(merge(coarse, coarse.objects.countries.geometries), 0.2);
const countries = feature(fine, fine.objects.countries).features;

const country = (name) => {
  const found = countries.find(({ properties }) => properties.name === name);
  if (!found) throw new Error(`The atlas has no country named "${name}".`);
  return draw(withoutIslands(found.geometry, 2e-4));
};
const paths = {
  // Without Madagascar too, because only its tip would be visible in wide windows.
  land: draw(withoutIslands(land, 0.02)),
  ...Object.fromEntries(Object.entries(COUNTRIES).map(([key, name]) => [key, country(name)])),
};
const entries = Object.entries(paths).map(([name, path]) => `<path id="${name}" d="${path}"/>\n`);

writeFileSync(
  join(import.meta.dirname, '../../src/blocks/heritage/map.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}">
${entries.join('')}</svg>
`,
);
