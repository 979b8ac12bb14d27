import { minifySync } from 'vite';
import type { Location } from '../../schema/company.ts';

/**
 * Calculates shadows: their angle in degrees (`--sun`), their length in heights (`--long`), and the extra angle of the
 * first and the last shadows of a day (`--low`). Empty while the sun is below the horizon. The position of the sun is
 * accurate to half a degree until 2100.
 * @param time milliseconds since 1970
 * @param sinLatitude like `cosLatitude`, calculated once, at build time
 * @param turns longitude as a fraction of a full turn, eastwards
 */
export function shadowsAt(time: number, sinLatitude: number, cosLatitude: number, turns: number) {
  const { sin, cos, sqrt, min, max, PI } = Math;
  const days = time / 864e5;
  const yearAngle = (days - 80) * 0.0172028;
  const equationOfTime = 9.87 * sin(2 * yearAngle) - 7.53 * cos(yearAngle) - 1.5 * sin(yearAngle);
  const hourAngle = (((days + turns) % 1) - 0.5) * 360 + equationOfTime / 4;
  const declination = 0.4091 * sin(yearAngle);
  const height =
    sinLatitude * sin(declination) + cosLatitude * cos(declination) * cos((hourAngle * PI) / 180);
  if (height < 0) return [];
  const side = hourAngle < 0 ? 1 : -1;
  return [
    // On the equator, a shadow extends sideways by tan(hour angle) times the height: a skew by that angle. At noon some of it
    // is left, because a shadow that falls straight down looks like a reflection in water.
    side * max(14, min(58, -side * hourAngle)),
    -0.16 - 0.28 * sqrt(min(3, sqrt(1 / height ** 2 - 1))),
    // While the sun is within ten degrees of the horizon
    side * max(0, 30 - 180 * height),
  ];
}

const round = (value: number) => Number(value.toFixed(4));

/**
 * A script for the head of a page: it turns all shadows with the time at a place, every minute, and sets `data-night` while
 * the sun is down. Where motion is reduced shadows rest at the angle of `tokens.css`.
 */
export function sunScript({ latitude, longitude }: Location): string {
  const radians = (latitude * Math.PI) / 180;
  const place = [Math.sin(radians), Math.cos(radians), longitude / 360].map(round);
  const script = `{
    const shadowsAt = ${shadowsAt};
    const root = document.documentElement;
    const turn = () => {
      const [sun, long, low] = shadowsAt(Date.now(), ${place});
      root.dataset.night = !long;
      root.style.cssText = !long || matchMedia('(prefers-reduced-motion)').matches ? '' : \`--sun:\${sun}deg;--long:\${long};--low:\${low}deg\`;
    };
    turn();
    setInterval(turn, 6e4);
  }`;
  return minifySync('sun.js', script, { module: false }).code;
}
