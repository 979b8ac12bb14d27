/** Shadows fall as the sun stands in Kampala, and night is marked, all year and on any continent. */
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { shadowsAt, sunScript } from './sun.ts';

const HOUR = 36e5;
const MINUTE = 6e4;
const at = (iso: string, latitude: number, longitude: number) => {
  const radians = (latitude * Math.PI) / 180;
  return shadowsAt(Date.parse(iso), Math.sin(radians), Math.cos(radians), longitude / 360);
};
const kampala = (time: string) => at(`2026-11-22T${time}+03:00`, 0.35, 32.58);

// The angle that the drawings were made with is that of 15:00. At noon, shadows still lean; at dawn and dusk they lean most.
test.each([
  ['06:45', 58, -0.64, 24],
  ['09:00', 54, -0.51, 0],
  ['12:00', 14, -0.34, 0],
  ['13:00', -14, -0.34, 0],
  ['15:00', -36, -0.42, 0],
  ['18:30', -58, -0.64, -25],
])('at %s in Kampala shadows fall at %i°, are %d long, and lean by %i° more', (time, angle, length, more) => {
  const [sun, long, low] = kampala(time);
  expect(sun).toBeCloseTo(angle, -0.3);
  expect(long).toBeCloseTo(length, 2);
  expect(low).toBeCloseTo(more, 0);
});

test.each(['06:20', '18:50', '21:00', '04:00'])('at %s the sun is down', (time) => {
  expect(kampala(time)).toEqual([]);
});

// The equation of time is in every almanac.
test.each([
  ['2026-02-11', -14.2],
  ['2026-05-14', 3.7],
  ['2026-07-26', -6.5],
  ['2026-11-03', 16.4],
  ['2060-11-03', 16.4],
])('on %s a sundial is %d minutes ahead of the clock', (day, minutes) => {
  expect(at(`${day}T14:00Z`, 0, 0)[0]).toBeCloseTo(-30 - minutes / 4, 0);
});

// At noon on the equator the sun is as far from the zenith as it stands north or south.
test.each([
  ['2026-03-20T15:07Z', 0, 45],
  ['2026-06-21T12:02Z', 0, 23.4],
  ['2026-12-21T11:58Z', 23.4, 46.8],
])('at %s, %d° north, shadows are those of a sun %d° from the zenith', (time, latitude, distance) => {
  const [, long = 0] = at(time, latitude, 0);
  expect(((-0.16 - long) / 0.28) ** 2).toBeCloseTo(Math.tan((distance * Math.PI) / 180), 1);
});

test.each([
  ['Tokyo', 139.69, '2026-11-21T23:00Z'],
  ['Honolulu', -157.86, '2026-11-22T18:45Z'],
])('it is morning in %s, whatever the day in Greenwich', (_, longitude, time) => {
  expect(at(time, 0, longitude)[0]).toBeGreaterThan(40);
});

/** Runs the script of a place as a page does. */
function run(time: string, { isMotionReduced = false } = {}) {
  const style = { cssText: '' };
  const dataset = { night: false };
  let turn = () => {};
  const clock = { now: Date.parse(`2026-11-22T${time}+03:00`) };
  runInNewContext(sunScript({ latitude: 0.35, longitude: 32.58, timeZone: 'Africa/Kampala' }), {
    matchMedia: () => ({ matches: isMotionReduced }),
    document: { documentElement: { style, dataset } },
    Date: { now: () => clock.now },
    setInterval: (callback: () => void, period: number) => {
      if (period <= MINUTE) turn = callback;
    },
  });
  const later = (hours: number) => {
    clock.now += hours * HOUR;
    turn();
  };
  const find = (name: string) => new RegExp(`--${name}:([^;]*)`).exec(style.cssText)?.[1];
  const isNight = () => dataset.night;
  return {
    sun: () => find('sun'),
    long: () => Number(find('long')),
    low: () => find('low'),
    style,
    isNight,
    later,
  };
}

test('the script turns the shadows every minute, and marks the night', () => {
  const { sun, long, low, style, isNight, later } = run('15:00');
  expect(sun()).toMatch(/^-35\.\d+deg$/);
  expect(long()).toBeCloseTo(-0.42, 2);
  later(-3);
  expect(sun()).toBe('14deg');
  later(6.5);
  expect(low()).toMatch(/^-2\d\.\d+deg$/);
  later(-6.5);
  expect(isNight()).toBe(false);
  later(8);
  expect(isNight()).toBe(true);
  expect(style.cssText).toBe('');
  later(13);
  expect(isNight()).toBe(false);
  expect(sun()).toMatch(/deg$/);
});

test('with reduced motion, shadows do not move, but night falls', () => {
  const { style, isNight, later } = run('15:00', { isMotionReduced: true });
  expect(style.cssText).toBe('');
  expect(isNight()).toBe(false);
  later(8);
  expect(isNight()).toBe(true);
});
