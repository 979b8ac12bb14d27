/**
 * The map of the group’s countries, projected from Natural Earth (public domain) as the package `world-atlas`
 * ships it. Runs at build time only.
 */
import { type GeoPermissibleObjects, geoArea, geoMercator, geoPath } from 'd3-geo';
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { feature, merge } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-50m.json' with { type: 'json' };

export const MAP_SIZE = { width: 1440, height: 900 };

/** Kampala, longitude and latitude in degrees. */
const KAMPALA: [number, number] = [32.58, 0.35];

/** The atlas’ own names for the countries of the group. */
const COUNTRIES = {
  sudan: 'Sudan',
  southSudan: 'S. Sudan',
  uganda: 'Uganda',
  uae: 'United Arab Emirates',
} as const;
export type Country = keyof typeof COUNTRIES;

/** Islands smaller than this, in steradians, are specks on the map. */
const SPECK = 2e-4;

type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;

const withoutSpecks = (shape: Polygon | MultiPolygon): Polygon | MultiPolygon => {
  if (shape.type === 'Polygon' || shape.coordinates.length === 1) return shape;
  const area = (coordinates: Polygon['coordinates']) => geoArea({ type: 'Polygon', coordinates });
  return { type: 'MultiPolygon', coordinates: shape.coordinates.filter((polygon) => area(polygon) > SPECK) };
};

/** Path data for the land and each country, and where Kampala lies, all in pixels of `MAP_SIZE`. */
export function projectMap() {
  const margin = 40;
  const projection = geoMercator()
    .center([38, 12])
    .scale(1060)
    .translate([1030, 400])
    .clipExtent([
      [-margin, -margin],
      [MAP_SIZE.width + margin, MAP_SIZE.height + margin],
    ]);
  const path = geoPath(projection).digits(0);
  const draw = (shape: GeoPermissibleObjects) => path(shape) ?? '';

  const world = presimplify(atlas as unknown as Countries);
  // The background may be coarse; the four countries keep their borders’ character.
  const coarse = simplify(world, 0.25);
  const fine = simplify(world, 0.02);
  const land = merge(coarse, coarse.objects.countries.geometries as Parameters<typeof merge>[1]);
  const countries = feature(fine, fine.objects.countries) as FeatureCollection<
    Polygon | MultiPolygon,
    { name: string }
  >;

  const country = (key: Country) => {
    const found = countries.features.find(({ properties }) => properties.name === COUNTRIES[key]);
    if (!found) throw new Error(`The atlas has no country named “${COUNTRIES[key]}”.`);
    return draw(withoutSpecks((found as Feature<Polygon | MultiPolygon>).geometry));
  };
  const [x, y] = projection(KAMPALA)!;

  return {
    land: draw(withoutSpecks(land)),
    sudan: country('sudan'),
    southSudan: country('southSudan'),
    uganda: country('uganda'),
    uae: country('uae'),
    kampala: { x: Math.round(x), y: Math.round(y) },
  };
}
