import type { ComponentProps, CSSProperties } from 'react';
import type { Slide } from './slides.ts';

export interface StripProps extends ComponentProps<'div'> {
  slides: Slide[];
  index: number;
  isZoomed: boolean;
}

/** The `sizes` of a picture, which leaves some room beside or below it. Enlarged, it is fetched as large as there is. */
const sizesOf = ({ ratio }: Slide, isZoomed: boolean) =>
  isZoomed ? '400vw' : `(orientation: landscape) min(84vw, ${84 * ratio}vh), 100vw`;

/** The pictures, side by side. Only the one shown and its neighbours are fetched large. */
export function Strip({ slides, index, isZoomed, ...props }: StripProps) {
  const distanceTo = (i: number) => Math.min(Math.abs(i - index), slides.length - Math.abs(i - index));
  return (
    <div {...props} className="strip">
      {slides.map((slide, i) => {
        const { src, srcSet, ratio, thumbnail, alt, position } = slide;
        const isNear = distanceTo(i) < 2;
        return (
          <div
            key={src}
            role="tabpanel"
            aria-label={position}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: enlarged, it scrolls
            tabIndex={0}
            inert={i !== index}
            className="slide"
            style={{ '--ratio': ratio } as CSSProperties}
          >
            <img
              src={isNear ? src : thumbnail}
              srcSet={isNear ? srcSet : undefined}
              sizes={sizesOf(slide, i === index && isZoomed)}
              alt={alt}
              draggable={false}
              style={{ backgroundImage: `url("${thumbnail}")` }}
            />
          </div>
        );
      })}
    </div>
  );
}
