import type { CardContent } from '../../blocks/define-block.ts';
import type { PageContext } from '../../components/page-context.ts';
import { placePath } from '../../theme/logo.ts';
import { CARD } from './card-content.ts';
import { drawingsOf, type PlacedDrawing, placeDrawings, tallestWithin } from './drawings.ts';
import { lineWidth, type Typeface, type Typefaces, textToPath } from './text-to-path.ts';
import { type FittedTitle, fitTitle } from './title.ts';

const MARGIN = 64;
const MEASURE = CARD.width - 2 * MARGIN;
const HORIZON = 526;
const BRAND = { top: 44, logo: 52, size: 30 };
const TITLE_TOP = 132;
/** The space between the title and the drawings below it. */
const GAP = 30;
/** Height of logos beside the title. */
const LOGO = 260;
/** The maximum length of a shadow, so that it ends on the card. */
const LONGEST_SHADOW = 84;

export interface SocialCardProps {
  content: CardContent;
  context: PageContext;
  typefaces: Typefaces;
}

/** A page’s hero as a picture: the title on its colour, and the drawings on the horizon with their shadows. */
export function SocialCard({ content, context, typefaces }: SocialCardProps) {
  const { colours } = context.theme;
  const isBright = content.tone === 'signal';
  const text = isBright ? colours.ink : colours.cotton;
  const standing = isBright ? colours.ink : colours.signal;
  const { title, placed, sun } = compose(content, context, typefaces);
  const tallest = Math.max(...placed.map(({ height, scale }) => height * scale));
  const long = Math.min(0.5, LONGEST_SHADOW / tallest);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...CARD}>
      <rect {...CARD} fill={colours.cotton} />
      {placed.map((drawing) => (
        <g key={drawing.x} transform={shadowOf(drawing, sun, long)}>
          <DrawingPaths {...drawing} label="" fill={colours.jute} stroke={colours.jute} />
        </g>
      ))}
      <rect width={CARD.width} height={HORIZON} fill={colours[content.tone]} />
      {placed.map((drawing) => (
        <DrawingPaths key={drawing.x} {...drawing} fill={standing} stroke={text} />
      ))}
      <Brand
        context={context}
        typeface={typefaces.text}
        title={content.title}
        fill={standing}
        nameFill={text}
      />
      <TitleLines title={title} context={context} typeface={typefaces.display} fill={text} />
    </svg>
  );
}

/** The title in the largest size beside the drawings, the positions of the drawings, and the angle of shadows in degrees. */
function compose(content: CardContent, context: PageContext, typefaces: Typefaces) {
  const drawings = drawingsOf(content, context, typefaces);
  const high = HORIZON - TITLE_TOP;
  // Logos are beside the title, everything else is below it.
  const isBeside = 'emptySlotLabel' in content;
  const least = Math.min('number' in content ? 200 : 126, tallestWithin(drawings, MEASURE));
  const title = fitTitle(typefaces.display, content.title, {
    width: isBeside ? MEASURE - 2 * (LOGO + GAP) : MEASURE,
    height: isBeside ? high : high - GAP - least,
  });
  const placed = placeDrawings(drawings, {
    start: MARGIN,
    width: MEASURE,
    height: isBeside ? LOGO : high - GAP - title.height,
    atEnd: isBeside,
  });
  return { title, placed, sun: isBeside ? 20 : -36 };
}

/** The transform that turns a drawing into its shadow. @param long its length in heights of the drawing */
function shadowOf({ x, width, scale }: PlacedDrawing, sun: number, long: number): string {
  const centre = x + (width * scale) / 2;
  return `translate(${centre} ${HORIZON}) scale(1 ${-long}) skewX(${sun}) translate(${-centre} ${-HORIZON})`;
}

/** The left edge of something of this width, at this distance from the beginning of a line. */
const startOf = ({ direction }: PageContext, distance: number, width: number) =>
  direction === 'rtl' ? CARD.width - distance - width : distance;

interface BrandProps {
  context: PageContext;
  typeface: Typeface;
  /** The company’s name is omitted if it is the title. */
  title: string;
  fill: string;
  nameFill: string;
}

/** The company’s logo and name, at the top. */
function Brand({ context, typeface, title, fill, nameFill }: BrandProps) {
  const { company } = context.company.names;
  const { path } = context.theme.logos.company;
  const nameWidth = lineWidth(typeface, company, BRAND.size);
  const name = textToPath(
    typeface,
    company,
    BRAND.size,
    startOf(context, MARGIN + BRAND.logo + 16, nameWidth),
    BRAND.top + BRAND.logo / 2 + BRAND.size * 0.36,
  );
  return (
    <>
      <path
        d={placePath(path, startOf(context, MARGIN, BRAND.logo), BRAND.top, BRAND.logo / 64)}
        fill={fill}
        fillRule="evenodd"
      />
      {company !== title && <path d={name} fill={nameFill} />}
    </>
  );
}

interface TitleLinesProps {
  title: FittedTitle;
  context: PageContext;
  typeface: Typeface;
  fill: string;
}

function TitleLines({ title: { lines, size, lineHeight }, context, typeface, fill }: TitleLinesProps) {
  const lineToPath = (line: string, i: number) => {
    const start = startOf(context, MARGIN, lineWidth(typeface, line, size));
    return textToPath(typeface, line, size, start, TITLE_TOP + size * 0.77 + i * lineHeight);
  };
  return lines.map((line, i) => <path key={line} d={lineToPath(line, i)} fill={fill} />);
}

type DrawingPathsProps = PlacedDrawing & { fill: string | undefined; stroke: string | undefined };

function DrawingPaths({ x, scale, height, filled = [], dashed, label, fill, stroke }: DrawingPathsProps) {
  return (
    <g transform={`translate(${x} ${HORIZON - height * scale}) scale(${scale})`} fillRule="evenodd">
      {filled.map((path) => (
        <path key={path} d={path} fill={fill} />
      ))}
      {dashed && <path {...dashed} fill="none" stroke={stroke} strokeWidth={1.5} />}
      {label && <path d={label} fill={stroke} />}
    </g>
  );
}
