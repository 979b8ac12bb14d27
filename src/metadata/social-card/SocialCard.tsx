import { companyLogoPath } from '../../components/logo/logo-paths.ts';
import { theme } from '../../theme/theme.ts';
import { CARD } from './card.ts';
import type { Scene } from './scene.ts';
import { outline, type Typefaces } from './text-to-path.ts';
import { type PlacedThing, placeThings, tallestWithin, thingsOf } from './things.ts';
import { fitTitle } from './title.ts';

const { colours } = theme;

const MARGIN = 64;
const MEASURE = CARD.width - 2 * MARGIN;
const HORIZON = 526;
const BRAND = { top: 44, mark: 52, size: 30 };
const TITLE_TOP = 132;
/** Between the title and what stands below it. */
const GAP = 30;
/** Height of marks that stand beside the title. */
const MARK = 260;
/** How far a shadow reaches, so that it ends on the card. */
const LONGEST_SHADOW = 84;

export interface SocialCardProps {
  scene: Scene;
  company: string;
  typefaces: Typefaces;
}

/** A page’s opening as a picture: the title under its tone, what stands on the horizon, and the shadows. */
export function SocialCard({ scene, company, typefaces }: SocialCardProps) {
  const isBright = scene.tone === 'signal';
  const words = isBright ? colours.ink : colours.cotton;
  const standing = isBright ? colours.ink : colours.signal;

  const things = thingsOf(scene, typefaces);
  const high = HORIZON - TITLE_TOP;
  // Marks stand beside the title, everything else below it.
  const isBeside = 'emptySlotLabel' in scene;
  const least = Math.min('number' in scene ? 200 : 126, tallestWithin(things, MEASURE));
  const title = fitTitle(typefaces.display, scene.title, {
    width: isBeside ? MEASURE - 2 * (MARK + GAP) : MEASURE,
    height: isBeside ? high : high - GAP - least,
  });
  const placed = placeThings(things, {
    start: MARGIN,
    width: MEASURE,
    height: isBeside ? MARK : high - GAP - title.height,
    atEnd: isBeside,
  });

  const tallest = Math.max(...placed.map(({ height, scale }) => height * scale));
  const long = Math.min(0.5, LONGEST_SHADOW / tallest);
  const shadowOf = ({ x, width, scale }: PlacedThing) => {
    const centre = x + (width * scale) / 2;
    const sun = isBeside ? 20 : -36;
    return `translate(${centre} ${HORIZON}) scale(1 ${-long}) skewX(${sun}) translate(${-centre} ${-HORIZON})`;
  };

  const baseline = (line: number) => TITLE_TOP + title.size * 0.77 + line * title.lineHeight;
  const name = outline(
    typefaces.text,
    company,
    BRAND.size,
    MARGIN + BRAND.mark + 16,
    BRAND.top + BRAND.mark / 2 + BRAND.size * 0.36,
  );
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...CARD}>
      <rect {...CARD} fill={colours.cotton} />
      {placed.map((thing) => (
        <g key={thing.x} transform={shadowOf(thing)}>
          <Drawing {...thing} word="" fill={colours.jute} stroke={colours.jute} />
        </g>
      ))}
      <rect width={CARD.width} height={HORIZON} fill={colours[scene.tone]} />
      {placed.map((thing) => (
        <Drawing key={thing.x} {...thing} fill={standing} stroke={words} />
      ))}
      <path d={companyLogoPath(MARGIN, BRAND.top, BRAND.mark / 64)} fill={standing} fillRule="evenodd" />
      {company !== scene.title && <path d={name} fill={words} />}
      {title.lines.map((line, i) => (
        <path key={line} d={outline(typefaces.display, line, title.size, MARGIN, baseline(i))} fill={words} />
      ))}
    </svg>
  );
}

type DrawingProps = PlacedThing & { fill: string | undefined; stroke: string | undefined };

function Drawing({ x, scale, height, filled = [], dashed, word, fill, stroke }: DrawingProps) {
  return (
    <g transform={`translate(${x} ${HORIZON - height * scale}) scale(${scale})`} fillRule="evenodd">
      {filled.map((path) => (
        <path key={path} d={path} fill={fill} />
      ))}
      {dashed && <path d={dashed} fill="none" stroke={stroke} strokeWidth={1.5} strokeDasharray="4 2.7" />}
      {word && <path d={word} fill={stroke} />}
    </g>
  );
}
